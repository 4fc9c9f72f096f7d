import { ApiError, type ErrorCode } from '@pwr-community/api/errors';
import { expect, it } from 'vitest';
import { messageOf, problemText } from '../src/shared/errorMessages.ts';

const words = (error: unknown) => messageOf(error).defaultMessage;

it('has a message for a call’s error', () => {
  expect(words(new ApiError('network-error', 0, ''))).toMatch(/^Could not reach the server/);
});

it('uses a generic message for unknown errors', () => {
  expect(words(new Error('x'))).toBe('An unexpected error occurred');
  for (const code of ['of-a-newer-server', 'toString', '__proto__'])
    expect(words(new ApiError(code as ErrorCode, 409, ''))).toBe('An unexpected error occurred');
});

it.each([
  [1, 'error.tooOftenSeconds', 1],
  [90, 'error.tooOftenSeconds', 90],
  [91, 'error.tooOftenMinutes', 2],
  [3600, 'error.tooOftenMinutes', 60],
  [undefined, 'error.tooOften', undefined],
])('tells a wait of %j seconds by %s', (retryAfter, id, count) => {
  const said: unknown[] = [];
  const formatMessage = ((message: { id: string }, values?: { count: number }) => {
    said.push(message.id, values?.count);
    return '';
  }) as never;
  problemText(formatMessage, new ApiError('rate-limited', 429, '', undefined, undefined, retryAfter));
  expect(said).toEqual([id, count]);
});
