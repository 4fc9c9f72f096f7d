import { expect, test } from 'vitest';
import { readView, writeView } from '../src/features/community/communityAddress.ts';
import { empty, problemsOf, suggestedKind } from '../src/features/community/submission.ts';

test.each([
  ['tweet', '', 'missing'],
  ['tweet', ' \u200b', 'missing'],
  ['tweet', 'https://x.com/nova', 'wrong'],
  ['tweet', ' https://x.com/nova/status/1860000000000000001 ', undefined],
  ['tweet', 'https://youtu.be/aqz-KE-bpKQ', 'other'],
  ['tiktok', 'https://www.tiktok.com/@nova/video/7400000000000000001', undefined],
  ['tweet', 'https://x.com/i/web/status/1860000000000000001', undefined],
  ['tweet', 'https://mobile.twitter.com/nova/status/1860000000000000001/photo/1', undefined],
  ['tweet', 'https://vm.tiktok.com/ZM123/', 'other'],
  ['tiktok', 'https://vm.tiktok.com/ZM123/', undefined],
  ['tiktok', ' https://vt.tiktok.com/ZS123', undefined],
  ['tiktok', 'https://www.tiktok.com/t/ZT123/?k=1', undefined],
  ['tiktok', 'https://vm.tiktok.com.evil.example/ZM123/', 'wrong'],
  ['youtube', 'https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=abc', undefined],
  ['youtube', 'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', undefined],
  ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', undefined],
  ['youtube', `https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=${'a'.repeat(500)}`, 'tooLong'],
] as const)('the address of a %s, “%s”: %s', (kind, url, problem) => {
  expect(problemsOf({ ...empty, kind, url }).url).toBe(problem);
});

test('a meme needs an uploaded picture and a title', () => {
  const meme = { ...empty, kind: 'meme' } as const;
  expect(problemsOf(meme)).toEqual({ picture: 'missing', title: 'missing' });
  expect(problemsOf({ ...meme, picture: { problem: 'image-invalid-type' }, title: 'a' })).toEqual({ picture: 'wrong' });
  expect(problemsOf({ ...meme, picture: { key: 'a.png' }, title: '😀'.repeat(120) })).toEqual({});
  expect(problemsOf({ ...meme, picture: { key: 'a.png' }, title: 'a'.repeat(121) })).toEqual({ title: 'tooLong' });
});

test('an embed code is required and has a maximum length', () => {
  expect(problemsOf({ ...empty, kind: 'embed', code: '\n' })).toEqual({ code: 'missing' });
  expect(problemsOf({ ...empty, kind: 'embed', code: '<iframe>' })).toEqual({});
});

test('the tab suggests the type', () => {
  expect((['posts', 'tiktok', 'youtube', 'memes', 'mine'] as const).map(suggestedKind)).toEqual([
    'tweet',
    'tiktok',
    'youtube',
    'meme',
    'tweet',
  ]);
});

test.each(['', '?show=memes', '?show=mine&page=3'])('the address “%s” is read and written', (search) => {
  expect(writeView(readView(new URLSearchParams(search)))).toBe(search);
});

test('an invalid address shows the first page of posts', () => {
  expect(readView(new URLSearchParams('?show=all&page=-1'))).toEqual({ view: 'posts', page: 1, dialog: 'none' });
});
