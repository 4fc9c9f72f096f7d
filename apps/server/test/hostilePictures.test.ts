import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostilePictures, manyScans, png } from '../stress/abuse/hostilePicture.ts';
import { checkImage } from '../src/images/checkImage.ts';
import { createDecodePool } from '../src/images/decodePool.ts';
import { MAX_SCANS, readImageHeader } from '../src/images/imageHeaders.ts';
import { maintain } from '../src/maintenance.ts';
import { useTestApp } from './harness.ts';
import { picture, projectForm, upload } from './people.ts';

const HOUR = 60 * 60 * 1000;

/** Creates a square image of random colors, which hardly compresses. */
const noise = (side: number) => {
  const create = { width: side, height: side, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } };
  return sharp({ create } as never);
};

describe('a picture', () => {
  it.each([
    ['a JPEG of 80,000 scans', 'image-too-complex'],
    ['a JPEG of 65,500 pixels a side', 'image-invalid-dimensions'],
    ['a PNG of 30,000 pixels a side', 'image-invalid-dimensions'],
    ['a PNG of 100,000 chunks', 'image-too-complex'],
    ['a PNG with a color profile of 50 MB', 'image-too-complex'],
    ['an animated PNG', 'image-too-complex'],
  ])('that is %s is refused without being decoded', async (name, code) => {
    await expect(checkImage(hostilePictures[name]!())).rejects.toMatchObject({ code });
  });

  it('may have as many scans as the limit allows', () => {
    expect(readImageHeader(manyScans(MAX_SCANS - 1))).toMatchObject({ width: 1000, height: 1000 });
    expect(() => readImageHeader(manyScans(MAX_SCANS))).toThrow(/more than 30 scans/);
  });

  it('is decoded without its compressed texts', async () => {
    const { bytes } = readImageHeader(hostilePictures['a PNG with texts of 200 MB']!());
    expect(bytes.equals(png(1000))).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 1000 });
  });

  it.each([
    ['progressive', { progressive: true }],
    ['with a color profile', { progressive: false, profile: true }],
    ['in shades of gray', { progressive: true, gray: true }],
  ])('of a usual editor, %s, is accepted', async (_, { progressive, profile, gray }: Record<string, boolean>) => {
    let image = noise(400);
    if (gray) image = image.grayscale();
    if (profile) image = image.withIccProfile('p3');
    for (const format of ['jpeg', 'png'] as const) {
      const { type, bytes } = await checkImage(await image.clone().toFormat(format, { progressive }).toBuffer());
      expect(type).toBe(`image/${format}`);
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 400 });
    }
  });

  it.each([
    ['cut off in its header', (bytes: Buffer) => bytes.subarray(0, 30)],
    ['cut off in its data', (bytes: Buffer) => bytes.subarray(0, bytes.length - 60)],
    ['only a signature', (bytes: Buffer) => bytes.subarray(0, 8)],
  ])('that is %s cannot be read', async (_, damage) => {
    for (const format of ['jpeg', 'png'] as const)
      await expect(checkImage(damage(await picture(300, 300, format)))).rejects.toMatchObject({
        code: 'image-invalid-type',
      });
  });
});

describe('a pool of decoders', () => {
  const jobOf = (bytes: Buffer) => ({ type: 'image/png' as const, bytes, maxPixels: 1_000_000 });
  const job = async () => jobOf(await picture(1000));
  const patient = { workers: 1, cpuLimit: 60_000, timeout: 60_000, idle: 100 };

  it('refuses a picture that takes too much CPU time', async () => {
    // Decoding this image takes many times the interval between CPU time measurements.
    const bytes = await noise(1000).png().toBuffer();
    const pool = createDecodePool({ ...patient, cpuLimit: 0 });
    await expect(pool.recode(jobOf(bytes))).rejects.toMatchObject({ code: 'image-too-complex' });
  });

  it('does not blame a picture for a busy machine', async () => {
    const pool = createDecodePool({ ...patient, timeout: 0 });
    await expect(pool.recode(await job())).rejects.toMatchObject({ code: 'service-unavailable', retryAfter: 10 });
  });

  it('decodes the next picture after one that cannot be decoded', async () => {
    const pool = createDecodePool(patient);
    await expect(pool.recode({ ...(await job()), maxPixels: 10 })).rejects.toMatchObject({
      code: 'image-invalid-type',
    });
    const recoded = await Promise.all([pool.recode(await job()), pool.recode(await job())]);
    for (const bytes of recoded) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1000 });
  });
});

describe('uploads', () => {
  it('are checked a few at a time, and other calls get a Retry-After', async () => {
    const test = await useTestApp();
    const add = (token: string, key: string) =>
      test.call('POST', '/requestGrant', { token, form: projectForm(`Of ${key}`, { logoPath: key }) });
    const uploads: { token: string; key: string }[] = [];
    for (let n = 0; n < 12; n++) {
      const token = await test.memberToken(`member-${n % 6}`);
      uploads.push({ token, key: (await upload(test, token, await picture())).key });
    }
    const answers = await Promise.all(uploads.map(({ token, key }) => add(token, key)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8);
    const busy = answers.filter(({ status }) => status !== 201);
    expect(busy.length).toBeGreaterThan(0);
    for (const { status, headers, body } of busy)
      expect([status, headers['retry-after'], body.code]).toEqual([429, '5', 'uploads-busy']);
    const again = uploads[answers.indexOf(busy[0]!)]!;
    expect((await add(again.token, again.key)).status).toBe(201);
  });

  it('of one member are checked two at a time, so that others aren’t blocked', async () => {
    const test = await useTestApp();
    const nova = await test.memberToken('nova');
    const keys = [];
    for (let n = 0; n < 6; n++) keys.push((await upload(test, nova, await picture())).key);
    const ann = await test.memberToken('ann');
    const { key } = await upload(test, ann, await picture());
    const submit = (token: string, image: string) =>
      test.call('POST', '/api/user/submitMeme', { token, json: { image, title: 'Finality' } });
    const [honest, ...flood] = await Promise.all([...keys.map((one) => submit(nova, one)), submit(ann, key)].reverse());
    expect(honest!.status).toBe(201);
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('that are refused are deleted, so that they can’t be claimed again', async () => {
    const test = await useTestApp();
    const { token } = await test.member('ann');
    const { key } = await upload(test, token, manyScans(MAX_SCANS), 'meme.jpg');
    const submit = () => test.call('POST', '/api/user/submitMeme', { token, json: { image: key, title: 'Finality' } });
    const first = await submit();
    expect([first.status, first.body.code]).toEqual([422, 'image-too-complex']);
    expect((await submit()).body.code).toBe('image-not-uploaded');
    expect(await test.files.get('incoming', key)).toBeUndefined();
  });

  it('have an hourly limit, whether they are used or not', async () => {
    const test = await useTestApp({ uploadsPerHour: 2 });
    const { token } = await test.member('ann');
    const ask = (path = '/images/one?filename=a.png') => test.call('GET', path, { token });
    const { key } = (await ask()).body;
    await test.call('DELETE', `/images/upload/${key}`, { token });
    await ask();
    const many = encodeURIComponent('["a.png"]');
    for (const answer of [await ask(), await ask(`/images?filenames=${many}`)]) {
      expect([answer.status, answer.body.code]).toEqual([429, 'upload-quota-reached']);
      expect(answer.headers['retry-after']).toBe('3600');
    }
    const other = await test.memberToken('ben');
    expect((await test.call('GET', '/images/one?filename=a.png', { token: other })).status).toBe(200);
    test.advance(HOUR);
    expect((await ask()).status).toBe(200);
  });

  it('have an hourly size limit, over one address or many', async () => {
    const bytes = await picture();
    const test = await useTestApp({ uploadBytesPerHour: 2 * bytes.length });
    const { token } = await test.member('ann');
    const { path, answer } = await upload(test, token, bytes);
    const again = () => test.call('PUT', path, { raw: bytes, headers: { 'content-type': 'image/png' } });
    const answers = [answer, ...(await Promise.all([again(), again()]))];
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 429]);
    expect((await again()).body.code).toBe('upload-quota-reached');
  });

  it('that are never claimed are deleted after an hour', async () => {
    const test = await useTestApp();
    // File times follow the machine's clock, so the test's clock must match it.
    test.advance(Date.now() - test.clock().getTime());
    const { token } = await test.member('ann');
    const { key } = await upload(test, token, await picture());
    test.advance(HOUR - 60_000);
    await maintain(test);
    expect(await test.files.get('incoming', key)).toBeDefined();
    test.advance(2 * 60_000);
    await maintain(test);
    expect(await test.files.get('incoming', key)).toBeUndefined();
    expect((await test.call('DELETE', `/images/upload/${key}`, { token })).body.code).toBe('upload-not-found');
  });
});
