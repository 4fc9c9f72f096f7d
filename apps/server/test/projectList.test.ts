import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEW } from '../src/projects/fewProjects.sql.ts';
import { fold } from '../src/projects/fold.ts';
import { categoryKeys, searchText } from '../src/projects/projectInput.ts';
import { createTestApp, useTestApp, type TestApp } from './harness.ts';
import { addProject } from './people.ts';

const HOUR = 60 * 60 * 1000;

interface Listed {
  name: string;
  bio: string;
  categories: string[];
  deployment?: string;
  total_upvotes?: number;
}

/** Inserts many projects, dated an hour apart. @returns their ids, in the same order */
async function insertProjects({ db, clock }: TestApp, projects: Listed[], creator_id: number): Promise<number[]> {
  const rows = await db
    .insertInto('project')
    .values(
      projects.map((project, n) => ({
        ...project,
        name_key: fold(project.name),
        description: 'At length.',
        creator_id,
        created_at: new Date(clock().getTime() + n * HOUR),
        updated_at: clock(),
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('project_search')
    .values(
      projects.map((project, n) => ({
        project_id: ids[n]!,
        search_text: searchText(project),
        category_keys: categoryKeys(project.categories),
      })),
    )
    .execute();
  await db.executeQuery(CompiledQuery.raw('analyze project, project_search'));
  return ids;
}

let test: TestApp;
let author: { id: number; token: string };

beforeAll(async () => {
  test = await createTestApp();
  author = await test.member('author');
  const rows: [string, Record<string, string | string[]>][] = [
    ['Osmosis', { projectDeployment: 'EXTERNAL_VM', categories: ['defi', 'dex'], bio: 'The hub for swaps.' }],
    ['100% Legit_Coin', { projectDeployment: 'ETH_DAPP', bio: 'Percent and underscore.' }],
    ['İstanbul Borsası', { projectDeployment: 'BITCOIN_DAPP', bio: 'Boğaz’dan.' }],
    ['Ждём весну', { projectDeployment: 'ETH_DAPP', bio: 'Погода.' }],
    ['Back\\slash', { bio: 'An EXAMPLE of swaps.' }],
    ['Quiet', { categories: 'DeFi', bio: 'No noise.' }],
    ['Seventh', { bio: 'One more.' }],
  ];
  for (const [name, more] of rows) {
    await addProject(test, author.token, name, more);
    test.advance(HOUR);
  }
});
afterAll(() => test.close());

const names = async (query: string) =>
  (await test.call('GET', `/projects?limit=100&${query}`)).body.projects.map(
    (p: { projectName: string }) => p.projectName,
  );

describe('the project list', () => {
  it('is an empty page before anyone adds a project', async () => {
    const empty = await useTestApp();
    const { body } = await empty.call('GET', '/projects');
    expect(body).toEqual({
      projects: [],
      metadata: { totalPages: 0, currentPage: 0, startIndex: 0, endIndex: 0, totalItems: 0 },
    });
  });

  it('counts all projects, and those of each type that has some', async () => {
    const { body } = await test.call('GET', '/project-types');
    expect(body).toEqual({
      total: 7,
      deployments: [
        { projectDeployment: '', total: 3 },
        { projectDeployment: 'BITCOIN_DAPP', total: 1 },
        { projectDeployment: 'ETH_DAPP', total: 2 },
        { projectDeployment: 'EXTERNAL_VM', total: 1 },
      ],
    });
    expect((await (await useTestApp()).call('GET', '/project-types')).body).toEqual({ total: 0, deployments: [] });
  });

  it('shows the newest five first, with the page’s position', async () => {
    const { body } = await test.call('GET', '/projects');
    expect(body.projects.map((p: { projectName: string }) => p.projectName)).toEqual([
      'Seventh',
      'Quiet',
      'Back\\slash',
      'Ждём весну',
      'İstanbul Borsası',
    ]);
    expect(body.metadata).toEqual({ totalPages: 2, currentPage: 0, startIndex: 0, endIndex: 5, totalItems: 7 });
  });

  it('returns the rest on the next page, and nothing beyond the last', async () => {
    expect((await test.call('GET', '/projects?page=1')).body.metadata).toEqual({
      totalPages: 2,
      currentPage: 1,
      startIndex: 5,
      endIndex: 7,
      totalItems: 7,
    });
    const beyond = await test.call('GET', '/projects?page=1000000');
    expect(beyond.body.projects).toEqual([]);
    expect(beyond.body.metadata).toMatchObject({ startIndex: 7, endIndex: 7, totalItems: 7 });
  });

  it('by relevance gives names before descriptions, and the whole list by upvotes where nothing is searched', async () => {
    // Osmosis and Back\slash have “swaps” only in their bios. Only one name starts with “os”.
    expect((await names('search=os&sort=relevance'))[0]).toBe('Osmosis');
    expect(await names('search=swaps&sort=relevance')).toHaveLength(2);
    expect(await names('sort=relevance')).toEqual(await names('sort=total_upvotes'));
  });

  it('filters by deployment type; empty means all', async () => {
    expect(await names('projectDeployment=ETH_DAPP')).toEqual(['Ждём весну', '100% Legit_Coin']);
    expect(await names('projectDeployment=')).toHaveLength(7);
  });

  it('filters by category in any case, beside the other filters; empty means all', async () => {
    expect(await names('category=DEFI')).toEqual(['Quiet', 'Osmosis']);
    expect(await names('category=defi&projectDeployment=EXTERNAL_VM')).toEqual(['Osmosis']);
    expect(await names('category=defi&search=noise')).toEqual(['Quiet']);
    expect(await names('category=defi&search=swaps&projectDeployment=ETH_DAPP')).toEqual([]);
    expect(await names('category=def')).toEqual([]);
    expect(await names('category=')).toHaveLength(7);
    const { body } = await test.call('GET', '/projects?category=DeFi&limit=1&page=1');
    expect(body.projects.map((p: { projectName: string }) => p.projectName)).toEqual(['Osmosis']);
    expect(body.metadata).toEqual({ totalPages: 2, currentPage: 1, startIndex: 1, endIndex: 2, totalItems: 2 });
    const beyond = await test.call('GET', '/projects?category=DeFi&limit=5&page=7');
    expect([beyond.body.projects, beyond.body.metadata.totalItems]).toEqual([[], 2]);
  });

  it('follows a project that gets another category', async () => {
    const { body } = await test.call('GET', '/projects?search=quiet');
    const change = (categories: string) =>
      test.call('PATCH', '/requestGrant', {
        token: author.token,
        form: { id: String(body.projects[0].id), categories },
      });
    await change('["Games"]');
    expect([await names('category=defi'), await names('category=games')]).toEqual([['Osmosis'], ['Quiet']]);
    await change('["DeFi"]');
    expect([await names('category=defi'), await names('category=games')]).toEqual([['Quiet', 'Osmosis'], []]);
  });

  it('finds a common category on a walk, and a rare one by its index, in the order of the list', async () => {
    const many = await useTestApp();
    const { token } = await many.member('author');
    for (let n = 0; n < 30; n += 1) {
      await addProject(many, token, `Project ${n}`, { categories: n % 2 ? ['Odd', 'All'] : ['All'] });
      many.advance(HOUR);
    }
    const list = async (query: string) =>
      (await many.call('GET', `/projects?limit=4&${query}`)).body.projects.map((p: { projectName: string }) =>
        Number(p.projectName.slice(8)),
      );
    for (const sort of ['date', 'total_upvotes']) {
      expect(await list(`category=odd&sort=${sort}`)).toEqual([29, 27, 25, 23]);
      expect(await list(`category=odd&page=3&sort=${sort}`)).toEqual([5, 3, 1]);
      expect(await list(`category=all&page=2&sort=${sort}`)).toEqual([21, 20, 19, 18]);
    }
  });

  it('sorts by upvotes, the higher id first among equals', async () => {
    const fan = await test.member('fan');
    const { body } = await test.call('GET', '/projects?search=osmosis');
    const projectId = body.projects[0].id;
    await test.call('POST', '/upvote', { token: fan.token, json: { uid: fan.id, projectId } });
    expect((await names('sort=total_upvotes')).slice(0, 2)).toEqual(['Osmosis', 'Seventh']);
    await test.call('DELETE', '/upvote', { token: fan.token, json: { uid: fan.id, projectId } });
  });

  it.each([
    ['any case', 'OSMO', ['Osmosis']],
    ['a category', 'defi', ['Quiet', 'Osmosis']],
    ['the bio', 'swaps', ['Back\\slash', 'Osmosis']],
    ['every word, in any order', 'swaps hub', ['Osmosis']],
    ['a letter of the Turkish alphabet', 'istanbul', ['İstanbul Borsası']],
    ['Cyrillic capitals', 'ВЕСНУ', ['Ждём весну']],
    ['a percent sign as it is', '0% l', ['100% Legit_Coin']],
    ['an underscore as it is', 'legit_c', ['100% Legit_Coin']],
    ['an underscore, not any letter', 'osm_sis', []],
    ['a backslash as it is', '\\sl', ['Back\\slash']],
    ['white space alone as nothing', '  ', 7],
    ['SQL as text', "'; drop table project; --", []],
  ])('searches for %s', async (_what, search, expected) => {
    const found = await names(`search=${encodeURIComponent(search)}`);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it.each([
    ['page=-1', 'too-small'],
    ['page=one', 'wrong-type'],
    ['page=1.5', 'wrong-type'],
    ['page=99999999999999999999', 'too-large'],
    ['page=0&page=1', 'wrong-type'],
    ['limit=0', 'too-small'],
    ['limit=101', 'too-large'],
    ['sort=name', 'not-allowed'],
    ['projectDeployment=SOLANA', 'not-allowed'],
    [`search=${'x'.repeat(101)}`, 'too-long'],
    ['search=%00', 'wrong-format'],
  ])('refuses %s', async (query, code) => {
    const { status, body } = await test.call('GET', `/projects?${query}`);
    expect(status).toBe(400);
    expect(body.code).toBe('validation-failed');
    expect(body.errors[0]).toMatchObject({ path: `/query/${query.split('=')[0]}`, code });
  });

  it('ignores unknown parameters', async () => {
    expect((await test.call('GET', '/projects?utm_source=x')).status).toBe(200);
  });
});

describe('the number of projects', () => {
  it('is counted again after one is added, renamed, moved or deleted', async () => {
    const own = await useTestApp();
    const { token } = await own.member('ann');
    const totals = async () => {
      const told: number[] = [];
      for (const query of ['', 'search=coin', 'search=oi&sort=relevance', 'projectDeployment=ETH_DAPP'])
        told.push((await own.call('GET', `/projects?${query}`)).body.metadata.totalItems);
      return told;
    };
    const edit = (form: Record<string, string>) => own.call('PATCH', '/requestGrant', { token, form });
    expect(await totals()).toEqual([0, 0, 0, 0]);
    const id = `${await addProject(own, token, 'Coin one', { projectDeployment: 'ETH_DAPP' })}`;
    expect(await totals()).toEqual([1, 1, 1, 1]);
    await addProject(own, token, 'Coin two');
    expect(await totals()).toEqual([2, 2, 2, 1]);
    await edit({ id, projectName: 'One', bio: 'None.' });
    expect(await totals()).toEqual([2, 1, 1, 1]);
    await edit({ id, projectDeployment: 'BITCOIN_DAPP' });
    expect(await totals()).toEqual([2, 1, 1, 0]);
    await own.call('DELETE', '/requestGrant', { token, json: { id: Number(id) } });
    expect(await totals()).toEqual([1, 1, 1, 0]);
  });

  it('of a common word is not counted again while none has changed', async () => {
    const own = await useTestApp();
    const { id, token } = await own.member('ann');
    await insertProjects(
      own,
      Array.from({ length: FEW + 2 }, (_, n) => ({ name: `Coin ${n}`, bio: 'One.', categories: ['Art'] })),
      id,
    );
    const totals = async () => {
      const told: number[] = [];
      for (const query of ['search=coin', 'search=ne.', 'category=art'])
        told.push((await own.call('GET', `/projects?${query}`)).body.metadata.totalItems);
      return told;
    };
    const deleteOne = async (name_key: string) =>
      own.db.deleteFrom('project').where('name_key', '=', name_key).execute();
    expect(await totals()).toEqual([FEW + 2, FEW + 2, FEW + 2]);
    // Deletes without incrementing the change counter, so the cached totals stay.
    await deleteOne('coin 7');
    expect(await totals()).toEqual([FEW + 2, FEW + 2, FEW + 2]);
    await addProject(own, token, 'Other');
    expect(await totals()).toEqual([FEW + 1, FEW + 1, FEW + 1]);
    await deleteOne('coin 8');
    await addProject(own, token, 'Another');
    // A list of few projects is recounted each time.
    expect(await totals()).toEqual([FEW, FEW, FEW]);
    await deleteOne('coin 9');
    expect(await totals()).toEqual([FEW - 1, FEW - 1, FEW - 1]);
  });
});

describe('a search among many', () => {
  const WORDS = ['wal', 'wallet', 'ai', 'chain', 'paint', 'rain', 'q', 'кит', '鲸'];
  let many: TestApp;
  /** The added projects, newest last. */
  const added: { id: number; text: string; categories: string[]; type: string; upvotes: number }[] = [];

  beforeAll(async () => {
    many = await createTestApp();
    const { id: creatorId } = await many.member('maker');
    const pick = (n: number) => WORDS[(n * n + (n >> 2)) % WORDS.length]!;
    const projects = Array.from({ length: FEW + 100 }, (_, n) => ({
      name: `${pick(n)} ${pick(n + 3)} ${n}`,
      bio: `${pick(n + 1)} ${pick(n * 7)} it.`,
      categories: ['art', ...(n % 3 ? [] : ['rare'])],
      deployment: n % 2 ? 'BITCOIN_DAPP' : 'ETH_DAPP',
      total_upvotes: (n * 37) % 11,
    }));
    const ids = await insertProjects(many, projects, creatorId);
    for (const [n, { name, bio, categories, deployment, total_upvotes }] of projects.entries())
      added.push({
        id: ids[n]!,
        text: [name, bio, ...categories].join(' '),
        categories,
        type: deployment,
        upvotes: total_upvotes,
      });
  });
  afterAll(() => many.close());

  it('covers words of few projects and of many', () => {
    const having = (word: string) => added.filter(({ text }) => text.includes(word)).length;
    for (const word of ['a', 'art']) expect(having(word)).toBeGreaterThan(FEW);
    for (const word of ['rain', 'chain', 'rare']) expect(having(word)).toBeLessThanOrEqual(FEW);
  });

  it.each(['a', 'art', 'ai', 'q', 'rain', 'кит', 'wallet ai', 'rt chain', 'art ai', 'a q', 'nothing'])(
    'finds the same as looking at every one does: %s',
    async (search) => {
      const words = search.split(' ');
      for (const [sort, type] of [
        ['date'],
        ['total_upvotes'],
        ['relevance'],
        ['date', 'ETH_DAPP'],
        ['relevance', 'ETH_DAPP'],
      ]) {
        const found = added.filter((p) => words.every((word) => p.text.includes(word)) && (!type || p.type === type));
        const place = (p: { text: string }) =>
          sort === 'relevance' ? [...p.text.slice(0, p.text.indexOf(words[0]!))].length : 0;
        const upvotes = (p: { upvotes: number }) => (sort === 'date' ? 0 : p.upvotes);
        found.sort((a, b) => place(a) - place(b) || upvotes(b) - upvotes(a) || b.id - a.id);
        for (const [page, limit] of [
          [0, 1],
          [1, 1],
          [2, 1],
          [0, 5],
          [2, 5],
          [0, 100],
        ] as const) {
          const query = new URLSearchParams({ search, sort: sort!, page: `${page}`, limit: `${limit}` });
          if (type) query.set('projectDeployment', type);
          // Increments the change counter, so that cached counts are stale.
          await many.db
            .updateTable('project_changes')
            .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
            .execute();
          const ask = async () => (await many.call('GET', `/projects?${query}`)).body;
          const body = await ask();
          expect(body.projects.map((p: { id: number }) => p.id)).toEqual(
            found.slice(page * limit, (page + 1) * limit).map(({ id }) => id),
          );
          expect(body.metadata.totalItems).toBe(found.length);
          // The second call uses the cached count.
          expect(await ask()).toEqual(body);
        }
      }
    },
  );

  it.each(['art', 'rare'])('finds the same in the category %s', async (category) => {
    for (const [sort, type] of [['date'], ['total_upvotes'], ['date', 'ETH_DAPP']]) {
      const found = added.filter((p) => p.categories.includes(category) && (!type || p.type === type));
      const upvotes = (p: { upvotes: number }) => (sort === 'date' ? 0 : p.upvotes);
      found.sort((a, b) => upvotes(b) - upvotes(a) || b.id - a.id);
      for (const [page, limit] of [
        [0, 5],
        [2, 5],
        [0, 100],
        [5, 100],
      ] as const) {
        const query = new URLSearchParams({ category, sort: sort!, page: `${page}`, limit: `${limit}` });
        if (type) query.set('projectDeployment', type);
        const { body } = await many.call('GET', `/projects?${query}`);
        expect(body.projects.map((p: { id: number }) => p.id)).toEqual(
          found.slice(page * limit, (page + 1) * limit).map(({ id }) => id),
        );
        expect(body.metadata.totalItems).toBe(found.length);
      }
    }
  });
});

describe('a project', () => {
  it('is found by id and by name in any case', async () => {
    const byName = await test.call('GET', `/project-name/${encodeURIComponent('oSMOSIS')}`);
    expect(byName.body).toMatchObject({ projectName: 'Osmosis', creator: { id: author.id, name: 'author' } });
    const byId = await test.call('GET', `/projects/${byName.body.id}`);
    expect(byId.body).toEqual(byName.body);
  });

  it('that doesn’t exist is not found', async () => {
    for (const path of ['/projects/4711', `/projects/${Number.MAX_SAFE_INTEGER}`, '/project-name/Nope']) {
      const { status, body } = await test.call('GET', path);
      expect([status, body.code]).toEqual([404, 'project-not-found']);
    }
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '%00', "1'--"])('has no id like %s', async (id) => {
    const { status, body } = await test.call('GET', `/projects/${id}`);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'validation-failed', '/path/id']);
  });

  it('is listed with its creator and with those who upvoted it', async () => {
    const fan = await test.member('collector');
    const { body } = await test.call('GET', '/projects?limit=2');
    for (const { id } of body.projects) {
      await test.call('POST', '/upvote', { token: fan.token, json: { uid: fan.id, projectId: id } });
      test.advance(1000);
    }
    const latestFirst = body.projects.map((p: { id: number }) => p.id).reverse();
    const ids = await test.call('GET', `/projects/${fan.id}/upvotes`);
    expect(ids.body.upvotedProjects).toEqual(latestFirst.map((id: number) => ({ id })));
    const listed = await test.call('GET', `/user-upvotes/${fan.id}?limit=1&page=1`);
    expect(listed.body.upvotedProjects.map((p: { id: number }) => p.id)).toEqual([latestFirst[1]]);
    const created = await test.call('GET', `/user-created-project/${author.id}?limit=3`);
    expect(created.body.metadata.totalItems).toBe(7);
  });

  it('lists of a member who does not exist are not found', async () => {
    for (const path of ['/projects/999/upvotes', '/user-upvotes/999', '/user-created-project/999']) {
      const { status, body } = await test.call('GET', path);
      expect([status, body.code]).toEqual([404, 'user-not-found']);
    }
  });
});
