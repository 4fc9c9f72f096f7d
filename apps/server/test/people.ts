import sharp from 'sharp';
import type { TestApp } from './harness.ts';

/** A form that adds a project. */
export const projectForm = (projectName: string, more: Record<string, string | string[]> = {}) => ({
  projectName,
  bio: `What ${projectName} is.`,
  description: `What ${projectName} is, at length.`,
  ...more,
});

/** Adds a project through the call, and gives its id. */
export async function addProject(test: TestApp, token: string, name: string, more?: Record<string, string | string[]>) {
  const { status, body } = await test.call('POST', '/requestGrant', { token, form: projectForm(name, more) });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id as number;
}

/** A picture of one colour. */
export const picture = (width = 64, height = width, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#386641' } })
    .toFormat(format)
    .toBuffer();

/** Uploads bytes as a member does, and gives the key. */
export async function upload(test: TestApp, token: string, bytes: Buffer, filename = 'logo.png') {
  const { body } = await test.call('GET', `/images/one?filename=${filename}`, { token });
  const path = (body.uploadUrl as string).replace('/backend', '');
  const answer = await test.call('PUT', path, {
    raw: bytes,
    headers: { 'content-type': body.headers['Content-Type'] },
  });
  return { key: body.key as string, path, answer, publicPath: (body.publicUrl as string).replace('/backend', '') };
}
