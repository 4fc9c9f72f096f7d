import { expect, test } from 'vitest';
import { hostOf, readPost } from './readPost.ts';

test.each([
  ['https://x.com/nova/status/1860000000000000001', 'X'],
  ['https://twitter.com/nova/status/1860000000000000001?s=20', 'X'],
  ['https://x.com/nova/status/1860000000000000001/photo/1', 'X'],
  ['https://x.com/i/web/status/1860000000000000001', 'X'],
  ['https://mobile.twitter.com/nova/status/1860000000000000001', 'X'],
  ['https://www.tiktok.com/@nova.lin/video/7400000000000000001', 'TikTok'],
  ['https://www.tiktok.com/@/video/7400000000000000001', 'TikTok'],
  ['https://www.youtube.com/watch?list=a&v=aqz-KE-bpKQ', 'YouTube'],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', 'YouTube'],
  ['https://youtu.be/aqz-KE-bpKQ?t=4', 'YouTube'],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ&si=abc', 'YouTube'],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', 'YouTube'],
])('%s is a post on %s', (url, network) => {
  expect(readPost(url)?.network).toBe(network);
});

test.each([
  'https://x.com.evil.example/nova/status/1',
  'https://evil.example/?https://x.com/nova/status/1',
  'http://x.com/nova/status/1',
  'https://x.com/nova',
  'https://x.com/nova/status/1860abc',
  'https://www.youtube.com/watch?v=short',
  'javascript:alert(1)//x.com/nova/status/1',
  'x.com/nova/status/1',
])('%s is not shown in a frame', (url) => {
  expect(readPost(url)).toBeUndefined();
});

test('the frame URL contains only the number of the post', () => {
  expect(readPost('https://youtu.be/aqz-KE-bpKQ?x="onload=')?.frame).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'nothing'])('%s has no host', (url) => {
  expect(hostOf(url)).toBeUndefined();
});
