import { afterEach, expect, test, vi } from 'vitest';
import { checkProps } from './checkProps.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const said = () => warn.mock.calls.map(([text]) => text as string);

test('each missing text is named once, also inside a group', () => {
  const expected = { messages: ['label', 'composer.send', 'composer.hint'] };
  for (let time = 0; time < 2; time++) checkProps('Thread', { messages: { composer: { send: 'Send' } } }, expected);
  checkProps('Thread', {}, expected);
  expect(said()).toEqual([
    'Thread has no messages.label. Pass the text: <Thread messages={{ … }}>.',
    'Thread has no messages.composer.hint. Pass the text: <Thread messages={{ … }}>.',
    'Thread has no messages.composer.send. Pass the text: <Thread messages={{ … }}>.',
  ]);
});

test('an unknown value is named with the known ones, and an absent one is not', () => {
  const expected = { values: { size: ['s', 'm'] } };
  checkProps('Box', { size: 'm' }, expected);
  checkProps('Box', {}, expected);
  expect(said()).toEqual([]);
  checkProps('Box', { size: 'xl' }, expected);
  expect(said()).toEqual(['Box has no size “xl”. Known: s, m.']);
});
