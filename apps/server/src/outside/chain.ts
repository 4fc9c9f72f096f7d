import { z } from 'zod';
import { createService, readReply, type ServiceSettings } from './service.ts';

/** A data transaction that the chain has taken. */
export interface VidaTransaction {
  /** In lower case. */
  sender: string;
  vidaId: string;
  success: boolean;
  data: Buffer;
}

/** What quests ask of the chain. */
export interface Chain {
  /** A transaction by its hash; undefined where there is none. @throws ServiceError */
  transaction(hash: string): Promise<VidaTransaction | undefined>;
}

const reply = z.object({
  transaction: z.object({
    sender: z.string(),
    vidaId: z.union([z.string(), z.number()]),
    success: z.boolean(),
    data: z.string(),
  }),
});

/** The RPC of a PWR node. */
export function chainRpc(settings: Omit<ServiceSettings, 'name'>): Chain {
  const rpc = createService({ ...settings, name: 'the chain' });
  return {
    async transaction(hash) {
      const { status, json } = await rpc(`/transactionByHash?transactionHash=${encodeURIComponent(hash)}`);
      if (status >= 400) return undefined;
      const { sender, vidaId, success, data } = readReply(reply, json).transaction;
      return {
        sender: `0x${sender.toLowerCase().replace(/^0x/, '')}`,
        vidaId: String(vidaId),
        success,
        data: Buffer.from(data.replace(/^0x/, ''), 'hex'),
      };
    },
  };
}
