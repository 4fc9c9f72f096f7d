import { expect, test as base } from 'vitest';
import { openReader, type Reader } from './reader.ts';

// A canceled run leaves this process without its parent. The programs end with it.
process.once('disconnect', () => process.exit(1));

const test = base.extend<{ reader: Reader }>({
  reader: [
    async ({}, use) => {
      const reader = await openReader();
      await use(reader);
      await reader.close();
    },
    { scope: 'file' },
  ],
});

/** Replaces what depends on the day. */
const withoutDates = (text: string) =>
  text
    .replaceAll(/\b\d+ (?:second|minute|hour|day|week|month|year)s? ago\b/g, '(time) ago')
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+(?:, \d{4})?\b/g, '(date)');

/** Parts of the page that focus leaves. When a dialog closes, they depend on which of its events Orca handles first. */
const isLeaving = (line: string) => /^leaving .+\.$/.test(line);

/** Compares all that Orca says in a scene with the approved text. */
export const scene = (name: string, play: (reader: Reader) => Promise<void>) =>
  test(name, async ({ reader }) => {
    await play(reader);
    const lines = reader
      .notes()
      .filter((line) => !isLeaving(line))
      .map(withoutDates);
    const doubled = lines.filter((line, index) => line !== '' && line === lines[index - 1]);
    expect(doubled, 'phrases that were said twice').toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/${name.replaceAll(' ', '-')}.txt`);
  });
