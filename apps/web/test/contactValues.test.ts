import { ApiError } from '@pwr-community/api/errors';
import type { FieldProblem } from '@pwr-community/api/schema';
import { expect, test } from 'vitest';
import { charactersOver, problemsOf, refusalsOf } from '../src/features/contact/values.ts';

const contact = { name: 'Nova', email: 'nova@example.com', message: 'Hello' };

const refusalOf = (refusals: Record<string, FieldProblem['code']>) =>
  new ApiError('validation-failed', 400, '', {
    type: 'urn:problem:validation-failed',
    title: '',
    status: 400,
    code: 'validation-failed',
    requestId: '',
    errors: Object.entries(refusals).map(([path, code]) => ({ path, code, message: '' })),
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

test.each([
  [{}, {}],
  [{ '/body/email': 'wrong-format' }, { email: 'emailWrong' }],
  [{ '/body/email': 'too-long' }, { email: 'tooLong' }],
  [{ '/body/name': 'wrong-format' }, { name: 'hidden' }],
  [{ '/body/name': 'too-long' }, { name: 'tooLong' }],
  [
    { '/body/name': 'blank', '/body/message': 'blank' },
    { name: 'nameMissing', message: 'messageMissing' },
  ],
  [{ '/body/message': 'wrong-format' }, { message: 'hidden' }],
  [{ '/body/subject': 'unknown-field' }, {}],
] as const)('shows the server’s refusals %j at the fields: %j', (refusals, problems) => {
  const error = refusalOf(refusals);
  expect([refusalsOf(error), problemsOf(contact, error)]).toEqual([problems, problems]);
});

test('shows the form’s own problem rather than the server’s', () => {
  const error = refusalOf({ '/body/name': 'wrong-format' });
  expect(problemsOf({ ...contact, name: '' }, error)).toEqual({ name: 'nameMissing' });
});
