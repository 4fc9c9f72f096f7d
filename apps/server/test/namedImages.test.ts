import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { namedImages } from '../src/images/namedImages.ts';
import { createTestApp } from './harness.ts';

it('names the pictures of more members than a page has', async () => {
  const test = await createTestApp();
  try {
    await sql`
      insert into app_user (username, name, created_at, picture_key)
      select 'm' || n, 'm' || n, now(), n || '.png' from generate_series(1, 5) n`.execute(test.db);
    const names = new Set<string>();
    for await (const keys of namedImages(test.db, 2)) for (const key of keys) names.add(key);
    expect([...names].sort()).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
  } finally {
    await test.close();
  }
});
