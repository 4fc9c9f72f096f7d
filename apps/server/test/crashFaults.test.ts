import { describe, expect, inject, it } from 'vitest';
import { findFaults, type Traces } from '../stress/crash/faults.ts';
import type { Write } from '../stress/crash/load.ts';

const comment = (key: string, reply?: string): Write => ({
  call: { method: 'POST', path: '/comment', key },
  leaves: { comment: key },
  ...(reply !== undefined && { reply }),
});
const points = (key: string, reply?: string): Write => ({
  call: { method: 'POST', path: '/points', key },
  leaves: { points: 5 },
  ...(reply !== undefined && { reply }),
});
const faultsOf = (writes: Write[], { comments = [], entries = [], totalComments }: Partial<Traces>) =>
  findFaults(writes, { comments, entries, totalComments: totalComments ?? comments.length });

// Needs no database, so it runs only once.
describe.skipIf(inject('databaseUrl') !== undefined)('what a crash may leave of writes', () => {
  it('includes all acknowledged writes, and any of the others', () => {
    const writes = [comment('a', '{"id":1}'), comment('b'), comment('c'), points('d', '{}'), points('e')];
    const kept: Partial<Traces> = {
      comments: [
        { id: 1, body: 'a' },
        { id: 2, body: 'b' },
      ],
      entries: [{ request_id: 'd', delta: 5 }],
    };
    expect(faultsOf(writes, kept)).toEqual([]);
  });

  it.each<[string, Write[], Partial<Traces>, RegExp]>([
    ['a lost comment', [comment('a', '{"id":1}')], {}, /comment 1 is missing/],
    ['a comment of another id', [comment('a', '{"id":1}')], { comments: [{ id: 2, body: 'a' }] }, /1 is missing/],
    [
      'a comment that came twice',
      [comment('a')],
      {
        comments: [
          { id: 1, body: 'a' },
          { id: 2, body: 'a' },
        ],
      },
      /there 2 times/,
    ],
    ['a comment of nobody', [], { comments: [{ id: 1, body: 'x' }] }, /nobody sent/],
    ['a counter that differs', [comment('a')], { totalComments: 1 }, /counts 1 comments and has 0/],
    ['lost points', [points('a', '{}')], { entries: [{ request_id: 'b', delta: 5 }] }, /points of a are missing/],
    [
      'points that came twice',
      [points('a')],
      {
        entries: [
          { request_id: 'a', delta: 5 },
          { request_id: 'a', delta: 5 },
        ],
      },
      /there 2 times/,
    ],
    ['other points', [points('a')], { entries: [{ request_id: 'a', delta: 6 }] }, /are 6, not 5/],
    ['points of nobody', [], { entries: [{ request_id: null, delta: 5 }] }, /nobody sent/],
  ])('is not %s', (_fault, writes, traces, fault) => {
    expect(faultsOf(writes, traces).join('\n')).toMatch(fault);
  });
});
