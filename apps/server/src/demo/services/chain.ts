import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Most transactions that are kept. */
const KEPT = 1000;

interface Transaction {
  sender: string;
  vidaId: string;
  /** In hexadecimal. */
  data: string;
}

/** A chain that takes every transaction, for as long as the process runs. */
export function mountChain(app: FastifyInstance): void {
  const transactions = new Map<string, Transaction & { success: boolean }>();

  app.post<{ Body: Transaction }>('/chain/broadcast', async ({ body }) => {
    const { sender, vidaId, data } = body;
    const hash = `0x${createHash('sha256').update(`${sender} ${vidaId} ${data} ${transactions.size}`).digest('hex')}`;
    transactions.set(hash, { sender, vidaId, data, success: true });
    const [oldest] = transactions.keys();
    if (transactions.size > KEPT) transactions.delete(oldest!);
    return { transactionHash: hash };
  });

  app.get<{ Querystring: { transactionHash?: string } }>('/chain/transactionByHash', async ({ query }, reply) => {
    const transaction = transactions.get(query.transactionHash ?? '');
    return transaction ? { transaction } : reply.code(404).send({ message: 'Transaction not found' });
  });
}
