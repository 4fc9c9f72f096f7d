import { expect, it } from 'vitest';
import type { Mail } from '../src/outside/mail.ts';
import { ServiceError } from '../src/outside/service.ts';
import { useLiveApp } from './auth/signIn.ts';
import { useTestApp } from './harness.ts';

const json = { name: 'Nova', email: 'nova@example.com', message: 'How do I list a project?\nThank you' };

it('a message to the team is emailed, with its author as the reply address', async () => {
  const live = await useLiveApp();
  expect((await live.call('POST', '/api/contact', { json })).status).toBe(202);
  const outbox = await live.app.inject({ url: '/demo-outbox', headers: { accept: 'text/html' } });
  for (const part of ['Message from Nova', 'team@community.example', 'How do I list a project?', 'nova@example.com'])
    expect(outbox.payload).toContain(part);

  const sent: Mail[] = [];
  live.services.mail = { send: async (mail) => void sent.push(mail) };
  await live.call('POST', '/api/contact', { json });
  expect(sent[0]!.replyTo).toBe('nova@example.com');
});

it('a message to the team needs a name on one line, an address and a text', async () => {
  const test = await useTestApp();
  for (const wrong of [{ name: 'Nova\nBcc: all@example.com' }, { email: 'nova' }, { message: ' \n ' }]) {
    const { status, body } = await test.call('POST', '/api/contact', { json: { ...json, ...wrong } });
    expect([status, body.errors[0].path]).toEqual([400, `/body/${Object.keys(wrong)[0]}`]);
  }
});

it('a message to the team that can’t be sent is reported', async () => {
  const test = await useTestApp();
  const send = async () => (await test.call('POST', '/api/contact', { json })).body;
  expect(await send()).toMatchObject({ status: 503, code: 'mail-unavailable' });
  test.services.mail = { send: () => Promise.reject(new ServiceError('mail.internal: 535 no')) };
  const problem = await send();
  expect(problem).toMatchObject({ status: 503, code: 'mail-unavailable' });
  expect(JSON.stringify(problem), 'the service’s own words').not.toContain('mail.internal');
});

it('messages to the team have a rate limit', async () => {
  const test = await useTestApp({ signInsPerMinute: 1 });
  await test.call('POST', '/api/contact', { json });
  const { status, headers } = await test.call('POST', '/api/contact', { json });
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});
