import { expect, test } from 'vitest';
import { listState } from '../src/shared/listState.ts';

const data = { projects: [] };

test('follows the query until there is data', () => {
  expect(listState({ status: 'pending', data: undefined })).toBe('loading');
  expect(listState({ status: 'error', data: undefined })).toBe('error');
  expect(listState({ status: 'success', data })).toBe('done');
});

test('keeps data on the screen if a refetch fails', () => {
  expect(listState({ status: 'error', data })).toBe('done');
});

test('is loading while the address leads to another page', () => {
  expect(listState({ status: 'success', data }, true)).toBe('loading');
});
