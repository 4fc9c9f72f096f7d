import { expect, test } from 'vitest';
import { initialValues, resolver, toQuest } from '../src/features/admin/quests/values.ts';
import { hostOf, toWebAddress } from '../src/shared/webAddress.ts';

test.each([
  ['https://example.com', 'https://example.com'],
  ['https://example.com/a?b=c&d#e', 'https://example.com/a?b=c&d#e'],
  ['https://example.com/путь', 'https://example.com/%D0%BF%D1%83%D1%82%D1%8C'],
  ['https://example.com/%D0%BF', 'https://example.com/%D0%BF'],
  ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['https://example.com/a|b^c?d[]=100%', 'https://example.com/a%7Cb%5Ec?d%5B%5D=100%25'],
  ['https://[::1]/ü', 'https://[::1]/%C3%BC'],
  ['https://', null],
  ['https://x:99999/', null],
  ['https://exa mple.com', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the web address “%s” is sent as %s', (text, address) => {
  expect(toWebAddress(text)).toBe(address);
});

test('the link of a quest may have characters of any script', async () => {
  const title = { en: 'a', ru: 'a', zh: 'a', es: 'a', tr: 'a' };
  const values = { ...initialValues(), title, kind: 'visit' as const, actionUrl: 'https://пример.рф/ü' };
  expect(toQuest(values).actionUrl).toBe('https://xn--e1afmkfd.xn--p1ai/%C3%BC');
  // Each letter of the path is sent as six characters.
  const long = { ...values, actionUrl: `https://example.com/${'ü'.repeat(400)}` };
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect((await resolver(long, undefined, options)).errors).toMatchObject({ actionUrl: { message: 'tooLong' } });
});

test.each([
  ['https://example.com:8080/a', 'example.com:8080'],
  ['https://', 'https://'],
])('a link to “%s” is called “%s”', (address, text) => {
  expect(hostOf(address)).toBe(text);
});
