import { describe, expect, it } from 'vitest';
import * as audit from '../src/features/admin/audit/auditAddress.ts';
import * as board from '../src/features/admin/leaderboard/boardAddress.ts';
import * as members from '../src/features/admin/members/memberAddress.ts';
import * as review from '../src/features/admin/review/reviewAddress.ts';
import * as community from '../src/features/community/communityAddress.ts';

interface Address {
  read: (params: URLSearchParams) => unknown;
  write: (view: never) => string;
  /** Query string with a value for each parameter. */
  full: string;
  /** Query string with invalid values. */
  unknown: string;
}

const addresses: Record<string, Address> = {
  'the community': {
    read: community.readView,
    write: community.writeView,
    full: 'show=mine&page=2',
    unknown: 'show=x',
  },
  'the audit log': {
    read: audit.readView,
    write: audit.writeView,
    full: 'search=nova&action=addPoints&entry=7&page=2',
    unknown: 'action=x&entry=-1&page=1.5',
  },
  'the members': {
    read: members.readView,
    write: members.writeView,
    full: 'search=nova&member=7&tab=posts&page=2',
    unknown: 'member=0x1&tab=x&page=0',
  },
  'the review': {
    read: review.readFilter,
    write: review.writeFilter,
    full: 'type=meme&status=rejected&members=degen&search=nova&page=2',
    unknown: 'type=x&status=toString&members=x&page=x',
  },
  'the quest board': {
    read: board.readBoard,
    write: board.writeBoard,
    full: 'points=gm&from=2026-01-01&to=2026-01-31&members=degen&search=nova&sort=name&order=descending&page=2',
    unknown: 'points=x&from=2026-02-30&to=x&members=x&sort=x&order=x&page=1e9',
  },
};

describe.each(Object.entries(addresses))('the address of %s', (_name, { read, write, full, unknown }) => {
  const rewritten = (text: string) => write(read(new URLSearchParams(text)) as never);

  it('is empty if all values are defaults', () => {
    expect(rewritten('')).toBe('');
  });

  it('keeps every value', () => {
    expect(rewritten(full)).toBe(`?${full}`);
  });

  it('drops invalid values', () => {
    expect(rewritten(unknown)).toBe('');
  });
});

it('trims and cuts a search', () => {
  const { search } = audit.readView(new URLSearchParams({ search: `  ${'a'.repeat(110)} ` }));
  expect(search).toBe('a'.repeat(100));
});

it('replaces the characters of a search that the API refuses', () => {
  const searchOf = (search: string) => audit.readView(new URLSearchParams({ search })).search;
  expect(searchOf('a\u0002b\u000bc\u0000')).toBe('a b c');
  expect(searchOf('нова 😀')).toBe('нова 😀');
  expect(searchOf(`${'a'.repeat(99)}😀b`)).toBe('a'.repeat(99));
});

it.each([
  ['0000-12-31', null],
  ['0001-01-01', '0001-01-01'],
  ['9999-12-31', '9999-12-31'],
  ['10000-01-01', null],
])('reads the day %s as %s', (from, day) => {
  expect(audit.readView(new URLSearchParams({ from })).from).toBe(day);
});

it('contains a tab and a page only for an open member, and a page of the list only for a mark', () => {
  const view = { search: '', mark: 'all', listPage: 2, member: null, tab: 'posts', page: 3 } as const;
  expect(members.writeView(view)).toBe('');
  expect(members.writeView({ ...view, mark: 'silenced' })).toBe('?mark=silenced&list=2');
});

it('accepts the quest board’s days only if the end is not before the start', () => {
  expect(board.readBoard(new URLSearchParams('from=2026-02-01&to=2026-01-01')).range).toBeNull();
  expect(board.readBoard(new URLSearchParams('from=2026-02-01')).range).toBeNull();
});

it('omits the usual direction of a sort order', () => {
  expect(board.readBoard(new URLSearchParams('sort=name')).direction).toBe('ascending');
  expect(board.writeBoard(board.readBoard(new URLSearchParams('sort=name&order=ascending')))).toBe('?sort=name');
});
