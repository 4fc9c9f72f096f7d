import { expect, it } from 'vitest';
import { readWidget } from '../src/features/airdrop/readWidget.ts';

it('reads the link of the widget', () => {
  const html = '<a href="https://t.me/bot?start=a&amp;b" target="_blank" rel="noopener">Open &lt;Telegram&gt;</a>';
  expect(readWidget(html)).toEqual({ href: 'https://t.me/bot?start=a&b', text: 'Open <Telegram>' });
});

it.each([
  '',
  '<p>Nothing to press</p>',
  '<a href="javascript:alert(1)">Open</a>',
  '<a href="https://t.me/bot"></a>',
  '<a title="x">Open</a>',
])('finds none in %j', (html) => expect(readWidget(html)).toBeNull());
