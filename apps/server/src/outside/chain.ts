import { z } from 'zod';
import { createService, readReply, type ServiceSettings } from './service.ts';

/** A data transaction on the chain. */
export interface VidaTransaction {
  /** Address in lower case, with `0x`. */
  sender: string;
  vidaId: string;
  success: boolean;
  data: Buffer;
}

/** Chain queries for quests and wallets. */
export interface Chain {
  /** Finds a transaction by its hash; undefined if there is none. @throws ServiceError */
  transaction(hash: string): Promise<VidaTransaction | undefined>;
  /**
   * The Falcon-512 public key of an address, in the node's encoding; undefined if the address hasn't sent a transaction
   * yet. @throws ServiceError
   */
  publicKey(address: string): Promise<Buffer | undefined>;
}

const reply = z.object({
  transaction: z.object({
    sender: z.string(),
    vidaId: z.union([z.string(), z.number()]),
    success: z.boolean(),
    data: z.string(),
  }),
});

const keyReply = z.object({ publicKey: z.string().regex(/^(0x)?([0-9a-f]{2}){896,897}$/i) });

/** Client for a PWR node's RPC. */
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
    async publicKey(address) {
      const { status, json } = await rpc(`/publicKeyOfAddress?address=${address}`);
      return status >= 400 ? undefined : Buffer.from(readReply(keyReply, json).publicKey.replace(/^0x/i, ''), 'hex');
    },
  };
}
