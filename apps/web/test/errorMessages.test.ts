import { ApiError, type ErrorCode } from '@pwr-community/api/errors';
import { expect, it } from 'vitest';
import { messageOf } from '../src/app/errorMessages.ts';

const words = (error: unknown) => messageOf(error).defaultMessage;

it('has words for what a call failed with', () => {
  expect(words(new ApiError('network-error', 0, ''))).toMatch(/^Could not reach the server/);
});

it('says no more than that something happened of what it does not know', () => {
  expect(words(new Error('x'))).toBe('An unexpected error occurred');
  expect(words(new ApiError('of-a-newer-server' as ErrorCode, 409, ''))).toBe('An unexpected error occurred');
});
