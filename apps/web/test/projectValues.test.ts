import { describe, expect, it } from 'vitest';
import { completeUrl, fieldError, telegramName } from '../src/features/project-form/values.ts';

describe('a pasted web address', () => {
  it.each([
    ['tidewheel.example', 'https://tidewheel.example'],
    [' tidewheel.example ', 'https://tidewheel.example'],
    ['https://tidewheel.example', 'https://tidewheel.example'],
    ['http://tidewheel.example', 'http://tidewheel.example'],
    ['', ''],
  ])('%j becomes %j', (text, url) => {
    expect(completeUrl(text)).toBe(url);
  });
});

describe('a pasted Telegram name', () => {
  it.each(['tidewheel', '@tidewheel', 't.me/tidewheel', 'https://t.me/tidewheel', ' @tidewheel '])(
    '%j becomes the bare name',
    (text) => {
      expect(telegramName(text)).toBe('tidewheel');
    },
  );
});

it('says at the name that the server refuses its invisible characters', () => {
  expect(fieldError('not-allowed', 'projectName')).toBe('hidden');
  expect(fieldError('wrong-format', 'projectName')).toBe('hidden');
  expect(fieldError('wrong-format', 'bio')).toBe('invalid');
});
