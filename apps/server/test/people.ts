import { sql, type Transaction } from 'kysely';
import sharp from 'sharp';
import { expect, inject, vi } from 'vitest';
import type { DB } from '../generated/db.js';
import { checkBooks } from '../src/points/books.ts';
import type { Answer, TestApp } from './harness.ts';

/** Returns the form fields for adding a project. */
export const projectForm = (projectName: string, more: Record<string, string | string[]> = {}) => ({
  projectName,
  bio: `What ${projectName} is.`,
  description: `What ${projectName} is, at length.`,
  ...more,
});

/** Adds a project through the API. @returns its id */
export async function addProject(test: TestApp, token: string, name: string, more?: Record<string, string | string[]>) {
  const { status, body } = await test.call('POST', '/requestGrant', { token, form: projectForm(name, more) });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id as number;
}

/** Creates an image of one color. */
export const picture = (width = 64, height = width, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#386641' } })
    .toFormat(format)
    .toBuffer();

/**
 * Uploads an image as a member.
 * @returns the image's key, the reply to the upload, and the upload and public paths without the API prefix
 */
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

/** Makes the same call {@link AT_ONCE} times concurrently. @returns the number of replies by status */
export async function fire(call: () => Promise<Answer<unknown>>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Starts concurrent calls during a transaction that locks rows. On PostgreSQL, it commits once all calls wait for a
 * lock.
 */
export async function whileLocked<T>(
  test: TestApp,
  lock: (trx: Transaction<DB>) => Promise<unknown>,
  start: () => Promise<T>[],
): Promise<T[]> {
  const calls = await test.db.transaction().execute(async (trx) => {
    await lock(trx);
    const started = start();
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // PGlite has a single connection, so its calls wait for the transaction anyway.
    if (inject('databaseUrl') !== undefined)
      await vi.waitFor(async () => expect((await waiting.execute(test.db)).rows).toHaveLength(started.length), 10_000);
    return started;
  });
  return Promise.all(calls);
}

/** Checks that entries, totals, daily sums and histogram agree for all members. */
export async function expectBooksBalance(test: TestApp): Promise<void> {
  expect((await checkBooks(test.db)).faults).toEqual([]);
}

/** Reads a member's points from the public profile. */
export const pointsOf = async (test: TestApp, id: number) =>
  (await test.call('GET', `/api/users/${id}`)).body.points as number;

/** Returns the text for every language, followed by the language's code except in English. */
export const texts = (text: string) => ({
  en: text,
  ru: `${text} ru`,
  zh: `${text} zh`,
  es: `${text} es`,
  tr: `${text} tr`,
});

/** Creates a quest, by default a manual one worth 100 points. @returns its id */
export async function createQuest(test: TestApp, token: string, more: object = {}): Promise<number> {
  const json = { title: texts('A quest'), kind: 'manual', points: 100, ...more };
  const { status, body } = await test.call('POST', '/api/admin/quests/createQuest', { token, json });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.id as number;
}
