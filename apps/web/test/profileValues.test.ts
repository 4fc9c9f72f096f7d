import { expect, test } from 'vitest';
import { refusalOf } from '../src/features/profile-edit/values.ts';

test.each([
  ['/body/name', 'not-allowed', { name: 'name', message: 'hidden' }],
  ['/body/name', 'wrong-format', { name: 'name', message: 'hidden' }],
  ['/body/name', 'too-long', { name: 'name', message: 'tooLong' }],
  ['/body/name', 'blank', { name: 'name', message: 'required' }],
  ['/body/name', 'wrong-type', { name: 'name', message: 'invalid' }],
  ['/body/username', 'wrong-format', { name: 'username', message: 'username' }],
  ['/body/username', 'too-long', { name: 'username', message: 'tooLong' }],
  ['/body/picture', 'wrong-format', null],
  ['/body', 'wrong-type', null],
] as const)('the server refuses %s as %s: %j', (path, code, refusal) => {
  expect(refusalOf({ path, code })).toEqual(refusal);
});
