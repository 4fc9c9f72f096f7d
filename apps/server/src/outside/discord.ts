import { z } from 'zod';
import { createService, readReply, type ServiceSettings } from './service.ts';

/** Discord queries for quests. */
export interface Discord {
  /** Address of the page on which the user gives consent. */
  authorizationUrl(redirectUri: string, state: string): URL;
  /** The id of the user who gave consent, by the returned code; undefined if that is invalid. @throws ServiceError */
  identify(code: string, redirectUri: string): Promise<string | undefined>;
  /** Returns true if a user is in a server. @throws ServiceError */
  isMember(guildId: string, userId: string): Promise<boolean>;
}

/** Credentials for Discord, and the addresses to use. */
export interface DiscordSettings extends Omit<ServiceSettings, 'name'> {
  clientId: string;
  clientSecret: string;
  /** Token of the bot that is in the servers. */
  botToken: string;
  /** Address of the consent page. A function, because the demo knows its own address only after listening. */
  authorizeUrl: () => string;
}

const tokenReply = z.object({ access_token: z.string() });
const userReply = z.object({ id: z.string().regex(/^\d{1,30}$/) });

/** Client for Discord's API v10. */
export function discordApi({ clientId, clientSecret, botToken, authorizeUrl, ...settings }: DiscordSettings): Discord {
  const discord = createService({ ...settings, name: 'Discord' });
  return {
    authorizationUrl(redirectUri, state) {
      const url = new URL(authorizeUrl());
      const query = { client_id: clientId, response_type: 'code', scope: 'identify', redirect_uri: redirectUri, state };
      url.search = new URLSearchParams(query).toString();
      return url;
    },
    async identify(code, redirectUri) {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const token = await discord('/oauth2/token', {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      });
      if (token.status >= 400) return undefined;
      const { access_token } = readReply(tokenReply, token.json);
      const user = await discord('/users/@me', { headers: { authorization: `Bearer ${access_token}` } });
      return readReply(userReply, user.json).id;
    },
    async isMember(guildId, userId) {
      const path = `/guilds/${encodeURIComponent(guildId)}/members/${encodeURIComponent(userId)}`;
      const { status } = await discord(path, { headers: { authorization: `Bot ${botToken}` } });
      return status < 300;
    },
  };
}
