import { afterEach, expect, test, vi } from 'vitest';
import { completeDom } from './completeDom.ts';

afterEach(() => vi.unstubAllGlobals());

test('adds what a window lacks, and leaves what it has', () => {
  const matchMedia = () => 'own';
  vi.stubGlobal('window', { matchMedia });
  completeDom();
  expect(window.matchMedia).toBe(matchMedia);
  expect(window.CSS.escape('1:a b')).toBe('\\31 \\3a a\\20 b');
});

test('media queries never match', () => {
  vi.stubGlobal('window', {});
  completeDom();
  expect(window.matchMedia('(min-width: 1px)')).toMatchObject({ media: '(min-width: 1px)', matches: false });
});
