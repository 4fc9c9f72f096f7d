import { expect, test } from 'vitest';
import { readReturn } from '../src/features/airdrop/readReturn.ts';
import { returnFailure } from '../src/features/airdrop/returnFailure.ts';

const formatMessage = ((message: { id: string }, values?: { count: number }) =>
  [message.id, values?.count].join(' ').trim()) as never;

test.each([
  ['quest=2&error=rate-limited&retry_after=40', 'error.tooOftenSeconds 40'],
  ['quest=2&error=rate-limited&retry_after=soon', 'error.tooOften'],
  ['quest=2&error=access-denied', 'quest.denied'],
  ['quest=2&error=of-a-newer-server', 'error.body'],
  ['quest=2', undefined],
])('coming back with ?%s, the quest says %s', (query, said) => {
  expect(returnFailure(formatMessage, readReturn(new URLSearchParams(query))!.error)).toBe(said);
});
