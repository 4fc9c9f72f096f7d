import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Maximum number of stored transactions. */
const KEPT = 1000;

interface Transaction {
  sender: string;
  vidaId: string;
  /** In hexadecimal. */
  data: string;
  /** The sender's key in hexadecimal, without its header. */
  publicKey?: string;
}

/**
 * Mounts a stand-in for the chain that accepts every transaction. It remembers transactions and public keys while the
 * process runs.
 */
export function mountChain(app: FastifyInstance): void {
  const transactions = new Map<string, Transaction & { success: boolean }>();
  const publicKeys = new Map<string, string>();

  app.post<{ Body: Transaction }>('/chain/broadcast', async ({ body }) => {
    const { sender, vidaId, data, publicKey } = body;
    const hash = `0x${createHash('sha256').update(`${sender} ${vidaId} ${data} ${transactions.size}`).digest('hex')}`;
    transactions.set(hash, { sender, vidaId, data, success: true });
    if (publicKey) publicKeys.set(sender.toLowerCase(), publicKey);
    const [oldest] = transactions.keys();
    if (transactions.size > KEPT) transactions.delete(oldest!);
    return { transactionHash: hash };
  });

  app.get<{ Querystring: { transactionHash?: string } }>('/chain/transactionByHash', async ({ query }, reply) => {
    const transaction = transactions.get(query.transactionHash ?? '');
    return transaction ? { transaction } : reply.code(404).send({ message: 'Transaction not found' });
  });

  app.get<{ Querystring: { address?: string } }>('/chain/publicKeyOfAddress', async ({ query }, reply) => {
    const publicKey = publicKeys.get((query.address ?? '').toLowerCase());
    return publicKey ? { publicKey } : reply.code(404).send({ message: 'Address not found' });
  });
}
