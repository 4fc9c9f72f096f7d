import { expect, test as base } from 'vitest';
import { openReader, type Reader } from './reader.ts';

// A canceled run disconnects this process from its parent. Exiting also ends the programs it started.
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

/** Replaces text that depends on the current date. */
const withoutDates = (text: string) =>
  text
    .replaceAll(/\b\d+ (?:second|minute|hour|day|week|month|year)s? ago\b/g, '(time) ago')
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d+(?:, \d{4})?\b/g, '(date)');

/**
 * True for an announcement that focus leaves a region. Scenes ignore these announcements, because they depend on the
 * order of Orca's events when a dialog closes.
 */
const isLeaving = (line: string) => /^leaving .+\.$/.test(line);

/** Defines a scene. It fails if Orca's speech differs from the approved text, or if Orca says a line twice in a row. */
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
