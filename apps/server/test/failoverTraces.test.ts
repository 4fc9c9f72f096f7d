import { expect, it } from 'vitest';
import { compare, type Traces } from '../stress/failover/traces.ts';
import { newWrite } from '../stress/failover/writes.ts';

const write = (trace: string, reply?: string) => ({
  ...newWrite(trace, '/comment', 'token'),
  ...(reply !== undefined && { reply }),
});
const left = (rows: Record<string, [times: number, id?: number]>): Traces =>
  new Map(Object.entries(rows).map(([trace, [times, id = null]]) => [trace, { times, id }]));

it('a failover may leave all acknowledged writes, and any of the others', () => {
  const writes = [write('comment a', '{"id":1}'), write('gm 7', '{}'), write('gm 8'), write('gm 9')];
  const rows = left({ 'comment a': [1, 1], 'gm 7': [1], 'gm 8': [1] });
  expect(compare(writes, rows)).toEqual({ lost: [], repeated: [], stray: [] });
});

it('a failover may not lose an acknowledged write, or give it another id', () => {
  const writes = [write('comment a', '{"id":1}'), write('comment b', '{"id":2}'), write('gm 7', '{}')];
  const rows = left({ 'comment b': [1, 3] });
  expect(compare(writes, rows)).toEqual({ lost: ['comment a', 'comment b', 'gm 7'], repeated: [], stray: [] });
});

it('a failover may not let a write happen twice, whether it was acknowledged or not', () => {
  const writes = [write('comment a', '{"id":1}'), write('gm 7')];
  const rows = left({ 'comment a': [2, 1], 'gm 7': [2] });
  expect(compare(writes, rows)).toEqual({ lost: [], repeated: ['comment a', 'gm 7'], stray: [] });
});

it('a failover may not leave what nobody sent', () => {
  expect(compare([], left({ 'gm 7': [1] }))).toEqual({ lost: [], repeated: [], stray: ['gm 7'] });
});
