import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, send } from '../client.ts';
import type { Settings } from '../serverProcess.ts';

/**
 * A stand-in for an outside service, on loopback. Everyone who links an account gets the same one, and it is a member
 * of every group.
 */
export interface OutsideAccount {
  /** Settings that point a server at the stand-in. */
  settings: Settings;
  /** Links the account to a member through the site's own flow. */
  link(origin: string, member: { id: number; token: string }): Promise<void>;
  stop(): void;
}

/** Starts a server that answers every request with JSON. */
async function serveJson(answer: (url: URL) => object) {
  const server = createServer((request, response) => {
    const json = JSON.stringify(answer(new URL(request.url!, 'http://service')));
    response.writeHead(200, { 'content-type': 'application/json' }).end(json);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts a stand-in for Telegram's Bot API. Linking adds an update as if the member had pressed Start. */
async function telegram(): Promise<OutsideAccount> {
  const updates: { update_id: number; message: object }[] = [];
  const { origin: service, stop } = await serveJson(({ pathname, searchParams }) => ({
    ok: true,
    result: pathname.endsWith('/getUpdates')
      ? updates.filter(({ update_id }) => update_id >= Number(searchParams.get('offset')))
      : { status: 'member' },
  }));
  return {
    settings: { TELEGRAM_URL: service, TELEGRAM_BOT_NAME: 'community_bot', TELEGRAM_BOT_TOKEN: 'token' },
    async link(origin, { id, token }) {
      const path = `/api/login/telegram?callerId=${id}`;
      const { text: anchor } = await call(origin, { method: 'GET', path, token });
      const code = /start=([\w-]+)/.exec(anchor)![1]!;
      updates.push({ update_id: updates.length + 1, message: { from: { id: 4711 }, text: `/start ${code}` } });
    },
    stop,
  };
}

/** Starts a stand-in for Discord's API. Linking skips the consent page and returns with a code. */
async function discord(): Promise<OutsideAccount> {
  const { origin: service, stop } = await serveJson(({ pathname }) =>
    pathname.endsWith('/oauth2/token') ? { access_token: 'token' } : { id: '4711' },
  );
  return {
    settings: {
      DISCORD_URL: service,
      DISCORD_CLIENT_ID: 'id',
      DISCORD_CLIENT_SECRET: 'secret',
      DISCORD_BOT_TOKEN: 'token',
    },
    async link(origin, { id, token }) {
      const callbackUrl = `${origin.replace('127.0.0.1', 'localhost')}/quests`;
      const path = `/api/login/discord?${new URLSearchParams({ callerId: String(id), callbackUrl })}`;
      const begun = await call(origin, { method: 'GET', path, token });
      const state = new URL((JSON.parse(begun.text) as { url: string }).url).searchParams.get('state')!;
      const back = await send(origin, {
        method: 'GET',
        path: `/backend/auth/discord?${new URLSearchParams({ code: 'consent', state })}`,
        headers: { cookie: String(begun.headers['set-cookie']).split(';', 1)[0]! },
      });
      assert.match(String(back.headers.location), /success=true/, 'Discord was not linked.');
    },
    stop,
  };
}

export const outsideAccounts = { Telegram: telegram, Discord: discord };
