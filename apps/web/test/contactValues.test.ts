import { ApiError } from '@pwr-community/api/errors';
import { expect, test } from 'vitest';
import { charactersOver, isEmailRefused, problemsOf } from '../src/features/contact/values.ts';

const contact = { name: 'Nova', email: 'nova@example.com', message: 'Hello' };

const refusalOf = (path: string) =>
  new ApiError('validation-failed', 400, '', {
    type: 'urn:problem:validation-failed',
    title: '',
    status: 400,
    code: 'validation-failed',
    requestId: '',
    errors: [{ path, code: 'wrong-format', message: '' }],
  });

test.each([
  [{}, {}],
  [
    { name: ' \u200b', email: 'nova', message: '\n' },
    { name: 'nameMissing', email: 'emailWrong', message: 'messageMissing' },
  ],
  [{ message: `${'😀'.repeat(5000)} ` }, {}],
  [{ message: 'a'.repeat(5001) }, { message: 'over' }],
])('a message to the team with %j: %j', (values, problems) => {
  expect(problemsOf({ ...contact, ...values })).toEqual(problems);
});

test('counts the characters that a message is too long', () => {
  expect(charactersOver({ ...contact, message: '😀'.repeat(5003) })).toBe(3);
});

test('shows at the email address that the server refuses it', () => {
  const refusal = refusalOf('/body/email');
  expect([isEmailRefused(refusal), problemsOf(contact, refusal)]).toEqual([true, { email: 'emailWrong' }]);
  const other = refusalOf('/body/name');
  expect([isEmailRefused(other), problemsOf(contact, other)]).toEqual([false, {}]);
});
