import { expect, test } from 'vitest';
import {
  changesOf,
  fieldError,
  initialValues,
  resolver,
  toQuest,
  type Values,
} from '../src/features/admin/quests/values.ts';

const titles = { en: 'Join', ru: 'Join', zh: 'Join', es: 'Join', tr: 'Join' };
const errorsOf = async (values: Partial<Values>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolver({ ...initialValues(), title: titles, ...values }, undefined, options);
  return Object.entries(errors).map(([name, error]) => `${name}: ${String(error?.message)}`);
};

test.each([
  ['discord', 'our server', ['target: target']],
  ['discord', 'a'.repeat(101), ['target: tooLong']],
  ['discord', ' \u200b', ['target: required']],
  ['discord', ' @pwr_demo-1 ', []],
  ['manual', 'our server', []],
  ['manual', 'a'.repeat(101), []],
] as const)('a quest of kind %s with the target “%s”: %j', async (kind, target, errors) => {
  expect(await errorsOf({ kind, target })).toEqual(errors);
});

test('a quest without a target drops what was typed for another kind', () => {
  expect(toQuest({ ...initialValues(), kind: 'manual', target: 'our server' }).target).toBeNull();
});

test('a stored link that no browser opens is reported at its field, and can be cleared', async () => {
  const stored = { ...initialValues(), title: titles, actionUrl: 'https://' };
  expect(await errorsOf({ ...stored, points: 50 })).toEqual(['actionUrl: url']);
  expect(changesOf(stored, { ...stored, actionUrl: '' })).toEqual({ actionUrl: null });
});

test.each([
  ['wrong-format', 'title.ru', 'hidden'],
  ['wrong-format', 'description.en', 'hidden'],
  ['wrong-format', 'target', 'target'],
  ['wrong-format', 'startsAt', 'invalid'],
] as const)('the server’s refusal %j of the field %s is shown as %j', (code, name, error) => {
  expect(fieldError(code, name)).toBe(error);
});
