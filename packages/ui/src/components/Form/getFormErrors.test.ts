import { expect, test } from 'vitest';
import * as z from 'zod';
import { type FieldErrorLike, getErrorMessage, getFormErrors } from './index.ts';

test('finds the first message in any shape of error', () => {
  expect(getErrorMessage('Enter a name')).toBe('Enter a name');
  expect(getErrorMessage({ message: 'Enter a name' })).toBe('Enter a name');
  expect(getErrorMessage([{ message: '' }, { message: 'Enter a name' }, 'Too short'])).toBe('Enter a name');
});

const nothings: FieldErrorLike[] = [undefined, null, false, '', [], {}, { message: 1 }, { message: '' }];

test.each(nothings)('%j is not an error', (nothing) => {
  expect(getErrorMessage(nothing)).toBeUndefined();
});

test('returns errors in the order of the labels, without unlabeled ones', () => {
  const errors = {
    website: { message: 'Enter an address' },
    name: { message: 'Enter a name' },
    root: { message: '500' },
  };
  expect(getFormErrors(errors, { name: 'Name', bio: 'Bio', website: 'Website' })).toEqual([
    { name: 'name', label: 'Name', message: 'Enter a name' },
    { name: 'website', label: 'Website', message: 'Enter an address' },
  ]);
});

test('resolves dotted names in nested errors and lists', () => {
  const errors = { links: [undefined, { address: { message: 'Enter an address' } }] };
  expect(getFormErrors(errors, { 'links.0.address': 'First link', 'links.1.address': 'Second link' })).toEqual([
    { name: 'links.1.address', label: 'Second link', message: 'Enter an address' },
  ]);
});

test('accepts errors flattened by Zod', () => {
  const { error } = z.object({ name: z.string('Enter a name') }).safeParse({});
  expect(getFormErrors(z.flattenError(error!).fieldErrors, { name: 'Name' })).toEqual([
    { name: 'name', label: 'Name', message: 'Enter a name' },
  ]);
});
