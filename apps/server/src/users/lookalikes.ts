import type { Queryable } from '../db/database.ts';

/** Characters that look like Latin letters: Cyrillic, Greek, Armenian, and digits and signs in place of letters. */
const LATIN: Record<string, string> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ4@',
    b: 'ьвβ6',
    c: 'сϲ¢',
    d: 'ԁɗ',
    e: 'еєεҽ3',
    f: 'ſϝ',
    g: 'ɡց9',
    h: 'һнհ',
    i: 'іιıɩїlӏ1|!jј',
    k: 'кκ',
    m: 'мμ',
    n: 'пηո',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛզ',
    r: 'гг',
    s: 'ѕꜱ5$',
    t: 'тτ7',
    u: 'цυսµ',
    v: 'ѵν',
    w: 'шωԝ',
    x: 'хχ×',
    y: 'уүγ',
    z: 'зʐ2',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/**
 * Reduces a name to what a hasty reader sees: without case, marks, punctuation and spaces, and with one letter for all
 * similar characters. Names with the same skeleton look the same.
 */
export const skeletonOf = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}\p{DI}]/gu, ''),
    (one) => LATIN[one] ?? one,
  )
    .join('')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Minimum length of a skeleton to compare. Shorter ones match too many names. */
const SHORTEST = 3;

/**
 * Finds an admin whose name or username looks like a member's; null if there is none, or if the member is an admin.
 * There are few admins, so all of them are compared.
 */
export async function findLookalike(db: Queryable, userId: number): Promise<{ id: number; name: string } | null> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'username', 'role'])
    .where((eb) => eb.or([eb('role', '!=', 'User'), eb('id', '=', userId)]))
    .execute();
  const member = people.find(({ id }) => id === userId);
  if (!member || member.role !== 'User') return null;
  const own = new Set([member.name, member.username].map(skeletonOf).filter(({ length }) => length >= SHORTEST));
  const admin = people.find(
    ({ id, name, username }) => id !== userId && [name, username].some((text) => own.has(skeletonOf(text))),
  );
  return admin ? { id: admin.id, name: admin.name } : null;
}
