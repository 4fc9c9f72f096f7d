import { describe, expect, it } from 'vitest';
import type { ProjectDetail } from '../generated/schema.d.ts';
import { exchangeBurnerMutation, logoutMutation } from '../src/mutations/auth.ts';
import { deleteImageUploadMutation, uploadImageMutation } from '../src/mutations/images.ts';
import { createProjectMutation, deleteProjectMutation, updateProjectMutation } from '../src/mutations/projects.ts';
import { revokeSessionMutation } from '../src/mutations/session.ts';
import { projectByNameQuery, projectQuery } from '../src/queries/projects.ts';
import { sessionListQuery } from '../src/queries/session.ts';
import { signInUrl } from '../src/signIn.ts';
import { problem } from './server.ts';
import { mutate, signedIn } from './session.ts';

const verifier = 'v'.repeat(43);
const burner = { burnerToken: 'burner', verifier };
const user = { id: 7, name: 'Nova', pictureUrl: null, role: 'User', flag: null, is_admin: false };
const project = { id: 42, projectName: 'Osmosis / DEX' };

describe('signing in', () => {
  it('starts at an address with an encoded query, without a referral code if there is none', () => {
    const challenge = 'c'.repeat(43);
    const callbackUrl = 'https://community.example/auth/twitter?from=/projects';
    expect(signInUrl('/backend', '/api/login/twitter', { callbackUrl, challenge, referral_code: undefined })).toBe(
      `/backend/api/login/twitter?callbackUrl=${encodeURIComponent(callbackUrl)}&challenge=${challenge}`,
    );
    expect(signInUrl('/backend', '/google-sign-in', { callbackUrl, challenge, referral_code: 'nova-1' })).toMatch(
      /^\/backend\/google-sign-in\?.*&referral_code=nova-1$/,
    );
  });

  it('exchanges a burner token without a bearer token', async () => {
    const { api, client, calls } = await signedIn(
      { 'POST /api/login/twitter/burnToken': () => ({ json: { token: 't', user } }) },
      { getToken: () => null },
    );
    expect(await mutate(client, exchangeBurnerMutation(api), burner)).toEqual({ token: 't', user });
    expect(calls[0]?.body).toEqual(burner);
  });

  it('fails if the reply has no token', async () => {
    const { api, client } = await signedIn({ 'POST /api/login/twitter/burnToken': () => ({ json: { user } }) });
    await expect(mutate(client, exchangeBurnerMutation(api), burner)).rejects.toMatchObject({
      code: 'no-token-received',
      message: 'No token received from the server',
    });
  });

  it('logs out by POST', async () => {
    const { api, client, calls } = await signedIn({ 'POST /api/logout/twitter': () => ({ status: 204 }) });
    await mutate(client, logoutMutation(api), undefined);
    expect(calls[0]?.headers.authorization).toBe('Bearer token-1');
  });
});

it('refetches the list of sessions after one was ended', async () => {
  const { api, client } = await signedIn({ 'DELETE /api/user/sessions/3': () => ({ status: 204 }) });
  const { queryKey } = sessionListQuery(api);
  client.setQueryData(queryKey, { sessions: [] });
  await mutate(client, revokeSessionMutation(api), 3);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

describe('projects', () => {
  it('encodes a name in the path', async () => {
    const { api, client } = await signedIn({ 'GET /project-name/Osmosis%20%2F%20DEX': () => ({ json: project }) });
    expect(await client.fetchQuery(projectByNameQuery(api, 'Osmosis / DEX'))).toEqual(project);
  });

  it('sends a new one as form data with repeated categories, and caches the reply', async () => {
    const { api, client, calls } = await signedIn({ 'POST /requestGrant': () => ({ status: 201, json: project }) });
    const fields = { projectName: 'Osmosis / DEX', bio: 'B', description: 'D', categories: ['defi', 'dex'] };
    await mutate(client, createProjectMutation(api), fields);
    const form = await formOf(calls[0]);
    expect(form.getAll('categories')).toEqual(['defi', 'dex']);
    expect(form.get('projectName')).toBe('Osmosis / DEX');
    expect(client.getQueryData(projectQuery(api, 42).queryKey)).toEqual(project);
  });

  it('sends the changes of an edit, including emptied fields, and omits the rest', async () => {
    const { api, client, calls } = await signedIn({ 'PATCH /requestGrant': () => ({ json: project }) });
    await mutate(client, updateProjectMutation(api), { id: 42, telegramUsername: '', categories: [], bio: undefined });
    const form = await formOf(calls[0]);
    expect([...form]).toEqual([
      ['id', '42'],
      ['telegramUsername', ''],
      ['categories', '[]'],
    ]);
  });

  it('removes a deleted one from the cache', async () => {
    const { api, client, calls } = await signedIn({ 'DELETE /requestGrant': () => ({ status: 204 }) });
    const { queryKey } = projectQuery(api, 42);
    client.setQueryData(queryKey, project as ProjectDetail);
    await mutate(client, deleteProjectMutation(api), 42);
    expect(calls[0]?.body).toEqual({ id: 42 });
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

describe('images', () => {
  const key = '2f1c0c1e-8b1d-4f0e-9a57-3c6a1d2b9e44.png';
  const file = new File(['png bytes'], 'My logo.png', { type: 'image/png' });

  async function scene(upload: Parameters<typeof signedIn>[0][string]) {
    const own: { host?: string } = {};
    const session = await signedIn({
      'GET /images/one': () => ({
        json: {
          key,
          uploadUrl: `${own.host}/store/${key}?signature=s`,
          method: 'PUT',
          headers: { 'Content-Type': 'image/png' },
        },
      }),
      [`PUT /store/${key}`]: upload,
      [`DELETE /images/upload/${key}`]: () => ({ status: 204 }),
    });
    own.host = session.host;
    return session;
  }

  it('are sent to the signed address, without the bearer token', async () => {
    const { api, client, calls } = await scene(() => ({ status: 204 }));
    expect(await mutate(client, uploadImageMutation(api), file)).toBe(key);
    expect(calls[0]?.query.get('filename')).toBe('My logo.png');
    expect(calls[1]).toMatchObject({ method: 'PUT', body: 'png bytes' });
    expect(calls[1]?.headers['content-type']).toBe('image/png');
    expect(calls[1]?.headers.authorization).toBeUndefined();
  });

  it('fail with the server’s code', async () => {
    const { api, client } = await scene(() => problem(413, 'image-size-too-large'));
    await expect(mutate(client, uploadImageMutation(api), file)).rejects.toMatchObject({
      code: 'image-size-too-large',
    });
  });

  it('fail with a known code if the storage answers in its own format, or not at all', async () => {
    const xml = await scene(() => ({ status: 403, text: '<Error/>', type: 'application/xml' }));
    await expect(mutate(xml.client, uploadImageMutation(xml.api), file)).rejects.toMatchObject({ status: 403 });
    const cut = await scene(() => ({ cut: true }));
    await expect(mutate(cut.client, uploadImageMutation(cut.api), file)).rejects.toMatchObject({
      code: 'network-error',
    });
  });

  it('can be deleted', async () => {
    const { api, client, calls } = await scene(() => ({ status: 204 }));
    await mutate(client, deleteImageUploadMutation(api), key);
    expect(calls[0]?.method).toBe('DELETE');
  });
});

const formOf = (call: { headers: { 'content-type'?: string }; body: unknown } | undefined) =>
  new Response(String(call?.body), { headers: { 'Content-Type': call?.headers['content-type'] ?? '' } }).formData();
