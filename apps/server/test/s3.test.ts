import { expect, it, onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../src/config.ts';
import { s3FileStore } from '../src/outside/files/s3FileStore.ts';
import { maintain } from '../src/maintenance.ts';
import { buildApp } from '../src/app.ts';
import { useTestApp } from './harness.ts';
import { useObjectStorage } from './objectStorage.ts';
import { picture, projectForm } from './people.ts';
import { createSite, removeSite } from './standInSite.ts';

const DAY = 24 * 60 * 60 * 1000;

async function useStoredApp({ timeout = 5000 } = {}) {
  const storage = await useObjectStorage();
  const test = await useTestApp({ s3: storage.config }, () => ({ files: s3FileStore(storage.config, timeout) }));
  const token = await test.memberToken('nova');
  /** Uploads an image as the site does: directly to the storage, without the bearer token. */
  const upload = async (bytes: Buffer) => {
    const { body } = await test.call('GET', '/images/one?filename=logo.png', { token });
    const { status } = await fetch(body.uploadUrl, {
      method: body.method,
      headers: body.headers,
      body: new Uint8Array(bytes),
    });
    return { key: body.key as string, uploadUrl: body.uploadUrl as string, status };
  };
  const add = (name: string, logoPath: string) =>
    test.call('POST', '/requestGrant', { token, form: projectForm(name, { logoPath }) });
  return { storage, test, token, upload, add };
}

it('images are uploaded straight to the storage, stored there, and served by this server', async () => {
  const { storage, test, upload, add } = await useStoredApp();
  const { key, status } = await upload(await picture());
  expect([status, [...storage.objects.keys()]]).toEqual([200, [`incoming/${key}`]]);
  const { body } = await add('Stored', key);
  expect([...storage.objects.keys()]).toEqual([`media/${key}`]);
  const shown = await test.app.inject({ url: body.logoPath });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(shown.rawPayload.equals(storage.objects.get(`media/${key}`)!)).toBe(true);
  await test.files.put('media', 'thumbnail.webp', await picture());
  const thumbnail = await test.app.inject({ url: '/backend/media/thumbnail.webp' });
  expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const name of ['nothing.png', 'no-image.txt', '..%2fincoming%2fx.png'])
    expect((await test.app.inject({ url: `/backend/media/${name}` })).statusCode).toBe(404);
});

it('an upload to the storage is checked when it is first used', async () => {
  const { upload, add } = await useStoredApp();
  expect((await add('Large', (await upload(Buffer.alloc(5 * 1024 * 1024, 1))).key)).body.code).toBe(
    'image-size-too-large',
  );
  expect((await add('Text', (await upload(Buffer.from('text'))).key)).body.code).toBe('image-invalid-type');
  expect((await add('Empty', (await upload(Buffer.alloc(0))).key)).body.code).toBe('image-invalid-type');
});

it('uploads can be deleted, and are swept after an hour', async () => {
  const { storage, test, token, upload } = await useStoredApp();
  const { key } = await upload(await picture());
  expect((await test.call('DELETE', `/images/upload/${key}`, { token })).status).toBe(204);
  expect(storage.objects.size).toBe(0);
  await upload(await picture());
  test.advance(2 * DAY);
  await maintain(test);
  expect(storage.objects.size).toBe(0);
});

it('a storage failure is distinguished from an invalid image', async () => {
  const { storage, upload, add } = await useStoredApp();
  const { key } = await upload(await picture());
  storage.fail(400);
  const { status, body, text } = await add('Failing', key);
  expect([status, body.code]).toEqual([503, 'upload-image-error']);
  expect(text).not.toContain('InternalError');
});

it('a call succeeds even if the storage can’t remove files', async () => {
  const { storage, test, token, upload, add } = await useStoredApp();
  const { key } = await upload(await picture());
  const taken = await upload(await picture());
  storage.fail(400, 'DELETE');
  const { status, body } = await add('Kept', key);
  expect([status, body.projectName]).toEqual([201, 'Kept']);
  expect((await test.call('DELETE', '/requestGrant', { token, json: { id: body.id } })).status).toBe(204);
  expect((await test.call('DELETE', `/images/upload/${taken.key}`, { token })).status).toBe(204);
});

it.each(['at once', 'half-way'] as const)(
  'a storage that hangs %s is waited for no longer than is set',
  async (where) => {
    const { storage, test, upload, add } = await useStoredApp({ timeout: 300 });
    const [kept, named] = [await upload(await picture()), await upload(await picture())];
    const { body: project } = await add('Kept', kept.key);
    storage.hang(where);
    const shown = await test.app.inject({ url: project.logoPath });
    expect([shown.statusCode, shown.json().code]).toEqual([503, 'upload-image-error']);
    const added = await add('Named', named.key);
    expect([added.status, added.body.code]).toEqual([503, 'upload-image-error']);
  },
);

it('the page may connect to the storage and nowhere else', async () => {
  const { test, storage } = await useStoredApp();
  const dir = await createSite(['/']);
  onTestFinished(() => removeSite(dir));
  const app = await buildApp(test, dir);
  onTestFinished(() => app.close());
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${storage.config.origin};`);
});

it('is configured with a bucket, at Amazon or elsewhere', () => {
  expect(loadConfig({ S3_BUCKET: 'images', S3_REGION: 'eu-west-1' }).s3).toEqual({
    bucket: 'images',
    region: 'eu-west-1',
    endpoint: undefined,
    credentials: undefined,
    origin: 'https://images.s3.eu-west-1.amazonaws.com',
  });
  expect(loadConfig({}).s3).toBeUndefined();
  expect(() => loadConfig({ S3_BUCKET: 'images', S3_ACCESS_KEY_ID: 'x' })).toThrow(
    new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.'),
  );
});
