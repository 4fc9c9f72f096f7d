import { z } from 'zod';
import { createService, readReply, type ServiceSettings } from './service.ts';

/** Telegram queries for quests. */
export interface Telegram {
  /** Username of the site's bot. */
  bot: string;
  /** Link that opens a chat with the bot. Pressing Start there sends the code to the bot. */
  startUrl(code: string): string;
  /** The codes that users sent from update `from` on, and the id of the next update. @throws ServiceError */
  starts(from: number): Promise<{ next: number; starts: { code: string; userId: string }[] }>;
  /** Returns true if a user is in a chat. @throws ServiceError */
  isMember(chat: string, userId: string): Promise<boolean>;
}

/** Credentials for Telegram. */
export interface TelegramSettings extends Omit<ServiceSettings, 'name'> {
  botName: string;
  botToken: string;
  /** Prefix of links to users and bots. A function, because the demo knows its own address only after listening. */
  linkUrl: () => string;
}

const updatesReply = z.object({
  result: z.array(
    z.object({
      update_id: z.number(),
      message: z.object({ from: z.object({ id: z.number() }).optional(), text: z.string().optional() }).optional(),
    }),
  ),
});
const memberReply = z.object({ result: z.object({ status: z.string(), is_member: z.boolean().optional() }) });

/** Client for Telegram's Bot API. */
export function telegramApi({ botName, botToken, linkUrl, ...settings }: TelegramSettings): Telegram {
  const telegram = createService({ ...settings, url: `${settings.url}/bot${botToken}`, name: 'Telegram' });
  return {
    bot: botName,
    startUrl: (code) => `${linkUrl()}/${botName}?start=${code}`,
    async starts(from) {
      const query = new URLSearchParams({ offset: String(from), limit: '100', allowed_updates: '["message"]' });
      const { result } = readReply(updatesReply, (await telegram(`/getUpdates?${query.toString()}`)).json);
      return {
        next: Math.max(from, ...result.map(({ update_id }) => update_id + 1)),
        starts: result.flatMap(({ message }) => {
          const code = /^\/start ([\w-]{1,64})$/.exec(message?.text ?? '')?.[1];
          return code && message?.from ? [{ code, userId: String(message.from.id) }] : [];
        }),
      };
    },
    async isMember(chat, userId) {
      const query = new URLSearchParams({ chat_id: chat, user_id: userId });
      const { status, json } = await telegram(`/getChatMember?${query.toString()}`);
      if (status >= 400) return false;
      const { result } = readReply(memberReply, json);
      return ['creator', 'administrator', 'member'].includes(result.status) || result.is_member === true;
    },
  };
}
