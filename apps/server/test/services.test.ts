import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../src/config.ts';
import { createServices } from '../src/outside/index.ts';
import { smtpMailer } from '../src/outside/mail.ts';
import { createService, ServiceError } from '../src/outside/service.ts';
import { failures, PATIENT, useStandIn } from './auth/standIn.ts';

const serviceAt = (url: string, timeout = PATIENT) => createService({ name: 'A service', url, timeout });

describe('a service', () => {
  it('is retried after a temporary failure', async () => {
    let times = 0;
    const standIn = await useStandIn({ '/': () => (++times < 3 ? { status: 503, text: '' } : { json: { ok: true } }) });
    expect(await serviceAt(standIn.origin)('/')).toEqual({ status: 200, json: { ok: true } });
    expect(times).toBe(3);
  });

  it('is called once for a call that isn’t idempotent', async () => {
    const standIn = await useStandIn({ '/': () => ({ status: 500, text: '' }) });
    await expect(serviceAt(standIn.origin)('/', { method: 'POST', body: '{}' })).rejects.toThrow(ServiceError);
    expect(standIn.asked).toHaveLength(1);
  });

  it('isn’t called after several failures in a row', async () => {
    const standIn = await useStandIn({ '/': () => ({ status: 500, text: '' }) });
    const service = serviceAt(standIn.origin);
    for (let n = 0; n < 4; n++) await expect(service('/')).rejects.toThrow(ServiceError);
    expect(standIn.asked).toHaveLength(5);
  });

  it('distinguishes a refusal from a failure', async () => {
    const standIn = await useStandIn({ '/': () => ({ status: 404, text: 'no such thing' }) });
    expect(await serviceAt(standIn.origin)('/')).toEqual({ status: 404, json: undefined });
    expect(standIn.asked).toHaveLength(1);
  });

  const notJson = failures.filter(([how]) => how !== 'answers with another document');
  it.each(notJson)('has failed when it %s', async (_how, answer, timeout) => {
    const standIn = await useStandIn({ '/': answer });
    await expect(serviceAt(standIn.origin, Math.min(timeout, 200))('/')).rejects.toThrow(ServiceError);
  });
});

describe('email by SMTP', () => {
  /** Starts an SMTP server that accepts one email. */
  async function useSmtp() {
    let received = '';
    const server = createServer((socket) => {
      let isData = false;
      socket.write('220 test ESMTP\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received += text;
        if (isData) {
          if (!received.endsWith('\r\n.\r\n')) return;
          isData = false;
          return void socket.write('250 taken\r\n');
        }
        if (text.startsWith('DATA')) {
          isData = true;
          return void socket.write('354 go on\r\n');
        }
        if (text.startsWith('QUIT')) return void socket.end('221 bye\r\n');
        socket.write('250 ok\r\n');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received };
  }

  it('reaches the server', async () => {
    const smtp = await useSmtp();
    const mailer = smtpMailer(smtp.url, 'site@example.org', PATIENT);
    await mailer.send({ to: 'nova@example.org', subject: 'Confirm', text: 'Open the link.' });
    expect(smtp.received()).toContain('RCPT TO:<nova@example.org>');
    expect(smtp.received()).toContain('From: site@example.org');
    expect(smtp.received()).toContain('Open the link.');
  });

  it('fails like any other service if nothing listens', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:1', 'site@example.org', PATIENT);
    const mail = { to: 'nova@example.org', subject: 'Confirm', text: 'Open the link.' };
    await expect(mailer.send(mail)).rejects.toThrow(ServiceError);
  });
});

describe('services', () => {
  it('are those that are configured', () => {
    const services = createServices(
      loadConfig({
        X_BEARER_TOKEN: 'x',
        DISCORD_CLIENT_ID: 'a',
        DISCORD_CLIENT_SECRET: 'b',
        DISCORD_BOT_TOKEN: 'c',
        TELEGRAM_BOT_NAME: 'a_bot',
        TELEGRAM_BOT_TOKEN: 'd',
        CHAIN_RPC_URL: 'https://rpc.example',
        POSTMARK_TOKEN: 'e',
      }),
    );
    expect(services.discord!.authorizationUrl('https://site.example/back', 's').href).toMatch(
      /^https:\/\/discord\.com\/oauth2\/authorize\?client_id=a&/,
    );
    expect(services.telegram!.startUrl('code')).toBe('https://t.me/a_bot?start=code');
    const { shortLinks, oEmbed, ...configured } = createServices(loadConfig({}));
    expect([shortLinks, oEmbed]).not.toContain(undefined);
    expect(createServices(loadConfig({ POST_PREVIEWS: 'false' })).oEmbed).toBeUndefined();
    expect(Object.values(configured)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    [
      { DISCORD_CLIENT_ID: 'a' },
      'DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET and DISCORD_BOT_TOKEN must be set together.',
    ],
    [{ TELEGRAM_BOT_NAME: 'a_bot' }, 'TELEGRAM_BOT_NAME and TELEGRAM_BOT_TOKEN must be set together.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must look like smtps://user:password@mail.example:465.'],
  ])('that are half configured are refused: %j', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
  });
});
