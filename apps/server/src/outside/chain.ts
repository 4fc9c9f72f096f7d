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

/** What quests and wallets ask of the chain. */
export interface Chain {
  /** A transaction by its hash; undefined where there is none. @throws ServiceError */
  transaction(hash: string): Promise<VidaTransaction | undefined>;
  /** The Falcon-512 public key of an address that has sent something, as the node writes it. @throws ServiceError */
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
    async publicKey(address) {
      const { status, json } = await rpc(`/publicKeyOfAddress?address=${address}`);
      return status >= 400 ? undefined : Buffer.from(readReply(keyReply, json).publicKey.replace(/^0x/i, ''), 'hex');
    },
  };
}
