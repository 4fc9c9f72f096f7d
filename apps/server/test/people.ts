import sharp from 'sharp';
import { expect } from 'vitest';
import { checkBooks } from '../src/points/books.ts';
import type { Answer, TestApp } from './harness.ts';

/** A form that adds a project. */
export const projectForm = (projectName: string, more: Record<string, string | string[]> = {}) => ({
  projectName,
  bio: `What ${projectName} is.`,
  description: `What ${projectName} is, at length.`,
  ...more,
});

/** Adds a project through the API; returns its id. */
export async function addProject(test: TestApp, token: string, name: string, more?: Record<string, string | string[]>) {
  const { status, body } = await test.call('POST', '/requestGrant', { token, form: projectForm(name, more) });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id as number;
}

/** An image of one color. */
export const picture = (width = 64, height = width, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#386641' } })
    .toFormat(format)
    .toBuffer();

/** Uploads bytes as a member; returns the key. */
export async function upload(test: TestApp, token: string, bytes: Buffer, filename = 'logo.png') {
  const { body } = await test.call('GET', `/images/one?filename=${filename}`, { token });
  const path = (body.uploadUrl as string).replace('/backend', '');
  const answer = await test.call('PUT', path, {
    raw: bytes,
    headers: { 'content-type': body.headers['Content-Type'] },
  });
  return { key: body.key as string, path, answer, publicPath: (body.publicUrl as string).replace('/backend', '') };
}

/** Number of concurrent requests in tests of idempotent calls. */
export const AT_ONCE = 32;

/** Makes the same call {@link AT_ONCE} times concurrently; counts the replies by status. */
export async function fire(call: () => Promise<Answer<unknown>>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Checks that entries, totals, days and histogram agree for all members. */
export async function expectBooksBalance(test: TestApp): Promise<void> {
  expect((await checkBooks(test.db)).faults).toEqual([]);
}

/** A member's public points. */
export const pointsOf = async (test: TestApp, id: number) =>
  (await test.call('GET', `/api/users/${id}`)).body.points as number;

/** The same text in every language. */
export const texts = (text: string) => ({
  en: text,
  ru: `${text} ru`,
  zh: `${text} zh`,
  es: `${text} es`,
  tr: `${text} tr`,
});

/** Creates a quest worth 100 points, by default a manual one; returns its id. */
export async function createQuest(test: TestApp, token: string, more: object = {}): Promise<number> {
  const json = { title: texts('A quest'), kind: 'manual', points: 100, ...more };
  const { status, body } = await test.call('POST', '/api/admin/quests/createQuest', { token, json });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id as number;
}
