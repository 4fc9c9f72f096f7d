import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSite, SiteError, type SiteChecks } from '../src/config/site/readSite.ts';
import { defaultSiteFile } from '../src/config/site/source.ts';
import { harbor } from './harbor.ts';
import { run, start, useDir, useMigratedDir } from './process.ts';

/** Copies the example community's folder, and edits its site file. */
async function useSite(edit: (text: string) => string) {
  const folder = await useDir();
  await cp(dirname(harbor), folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  const write = async (edit: (text: string) => string) => writeFile(file, edit(await readFile(harbor, 'utf8')));
  await write(edit);
  return { file, folder, write };
}

const replace = (part: string, by: string) => (text: string) => {
  expect(text).toContain(part);
  return text.replace(part, () => by);
};

function sentencesOf(file: string, checks?: SiteChecks): string[] {
  try {
    readSite(file, checks);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SiteError);
    return (error as SiteError).sentences;
  }
}

const messageNames = { 'projects.title': [], 'layout.points': ['count', '<number>'] };

/** Mistakes: a description, the text replaced, its replacement, and the expected sentence. */
const mistakes: [what: string, part: string, by: string, sentence: string][] = [
  [
    'an unknown key',
    'coin: HBR',
    'currency: HBR',
    'site.yaml:5: “currency” is not a setting: correct its spelling or remove it.',
  ],
  [
    'an unknown key within a setting',
    '  quiz: false',
    '  quizzes: false',
    'site.yaml:47: “quizzes” is not a setting of sections: correct its spelling or remove it.',
  ],
  ['a missing key', 'shortName: Harbor\n', '', 'site.yaml:1: shortName is missing: add it.'],
  [
    'a wrong color',
    "    accent: '#0a7a63'",
    '    accent: teal',
    'site.yaml:14: colors.light.accent must be a color with six digits, such as "#0057ff".',
  ],
  [
    'a color that is a comment, because it lacks quotes',
    "    accent: '#0a7a63'",
    '    accent: #0a7a63',
    'site.yaml:14: colors.light.accent must be a color in quotes, such as "#0057ff".',
  ],
  [
    'a contrast that is too low',
    "    accent-ink: '#0a7a63'",
    "    accent-ink: '#7fc9b8'",
    'site.yaml:16: colors.light.accent-ink is too close to canvas: their contrast is 1.8:1, and 4.5:1 is needed; move one of them further from the other.',
  ],
  [
    'a missing logo',
    '  dark: logo-dark.svg',
    '  dark: gone.svg',
    'site.yaml:8: The file gone.svg of logo.dark does not exist: add the file, or correct its name.',
  ],
  ['no logo', 'logo:\n  light: logo-light.svg\n  dark: logo-dark.svg\n', '', 'site.yaml:1: logo is missing: add it.'],
  [
    'a logo of another type',
    '  dark: logo-dark.svg',
    '  dark: logo.gif',
    'site.yaml:8: logo.dark must be the name of a file that ends in .svg or .png.',
  ],
  [
    'a bad date',
    '  ends: 2027-03-01T00:00:00Z',
    '  ends: 1 March 2027',
    'site.yaml:45: airdrop.ends must be a time with its zone, such as 2026-12-03T20:00:00Z.',
  ],
  [
    'an end before the beginning',
    '  ends: 2027-03-01T00:00:00Z',
    '  ends: 2026-03-01T00:00:00Z',
    'site.yaml:45: airdrop.ends is not after airdrop.begins: correct one of them.',
  ],
  [
    'a duplicate link',
    '  privacy: https://harbor.example/privacy',
    '  privacy: https://harbor.example/terms',
    'site.yaml:31: links.privacy is the same address as links.terms: give it its own, or remove one of them.',
  ],
  [
    'a link that is no address',
    '  terms: https://harbor.example/terms',
    '  terms: harbor.example/terms',
    'site.yaml:30: links.terms must be an address such as https://community.example/terms.',
  ],
  [
    'a script as a link',
    '  terms: https://harbor.example/terms',
    '  terms: javascript:alert(1)',
    'site.yaml:30: links.terms must be an address such as https://community.example/terms.',
  ],
  [
    'a YAML error',
    'name: Harbor Collective',
    'name: "Harbor Collective',
    'site.yaml:3: The YAML cannot be read (Missing closing "quote): check the indentation, quotes and colons around this line.',
  ],
  [
    'a key twice',
    'coin: HBR',
    'coin: HBR\ncoin: HB',
    'site.yaml:6: The YAML cannot be read (Map keys must be unique): check the indentation, quotes and colons around this line.',
  ],
  [
    'an unknown language',
    'languages: [en, es]',
    'languages: [en, fr]',
    'site.yaml:36: languages.1 must be one of en, ru, zh, es, tr.',
  ],
  [
    'a default language that is not offered',
    'languages: [en, es]',
    'languages: [en, es]\ndefaultLanguage: ru',
    'site.yaml:37: defaultLanguage is ru, which is not among languages: add it there or choose another.',
  ],
  [
    'a text with an unknown id',
    '    projects.title: Ships',
    '    projects.headline: Ships',
    'site.yaml:39: The site has no text projects.headline: correct the id, as packages/i18n/messages/en.json lists it.',
  ],
  [
    'a text with an unknown argument',
    '    projects.title: Ships in port',
    "    projects.title: 'Ships in {city}'",
    'site.yaml:39: The text of projects.title uses city, which it is not given: use community, coin.',
  ],
  [
    'a text that is not in the format of messages',
    '    projects.title: Ships in port',
    "    projects.title: 'Ships in {'",
    'site.yaml:39: The text of projects.title is not in the ICU message format (expect argument closing brace): check its braces and tags.',
  ],
  [
    'a font that would end its rule',
    "  display: Georgia, 'Times New Roman', serif",
    "  display: 'serif;}'",
    'site.yaml:26: fonts.display must be names of fonts, separated by commas.',
  ],
  [
    'a font whose quote is not closed',
    "  display: Georgia, 'Times New Roman', serif",
    '  display: Georgia, "Times New Roman, serif',
    'site.yaml:26: fonts.display must have a closing quote for each opening one.',
  ],
  [
    'an apostrophe in the name of a font',
    "  display: Georgia, 'Times New Roman', serif",
    "  files: [{ family: O'Hara, file: ohara.woff2 }]",
    'site.yaml:26: fonts.files.0.family must have a closing quote for each opening one.',
  ],
  [
    'a section that is not a switch',
    '  quiz: false',
    "  quiz: 'off'",
    'site.yaml:47: sections.quiz must be true or false.',
  ],
  [
    'no section',
    '  quiz: false',
    '  {quiz: false, projects: false, quests: false, community: false, leaderboard: false, airdrop: false}',
    'site.yaml:46: sections turns every part off: leave at least one on.',
  ],
  [
    'a contact without an address',
    'contacts: [crew@harbor.example]',
    'contacts: [crew]',
    'site.yaml:48: contacts.0 must be an email address.',
  ],
];

describe('a site’s file', () => {
  it('is valid as the workspace brings it, and as the example has it', () => {
    expect([sentencesOf(defaultSiteFile), sentencesOf(harbor, { messageNames })]).toEqual([[], []]);
  });

  it.each(mistakes)('with %s is refused in a sentence', async (_what, part, by, sentence) => {
    const { file } = await useSite(replace(part, by));
    expect(sentencesOf(file, { messageNames })).toEqual([sentence]);
  });

  it('names all its mistakes, in order', async () => {
    const { file } = await useSite((text) => text.replace('coin:', 'coins:').replace('quiz:', 'quizzes:'));
    expect(sentencesOf(file).map((sentence) => sentence.split(':', 2).join(':'))).toEqual([
      'site.yaml:5',
      'site.yaml:47',
    ]);
  });

  it('may not link to examples in production', () => {
    const sentences = sentencesOf(defaultSiteFile, { refuseExamples: true });
    expect(sentences).toHaveLength(5);
    expect(sentences[0]).toBe(
      'site.yaml:12: links.governance is https://governance.example.org, which is only an example: set your own, or remove the line.',
    );
  });

  it('that has hostile content is refused, and never crashes', async () => {
    const bomb = ['a: &a [x, x]', ...Array.from({ length: 30 }, (_, n) => `b${n}: &b${n} [*a, *a]`)].join('\n');
    for (const text of ['', '\0', '- a', 'null', '[', bomb, '*x', '__proto__: {}', '? [a]\n: b', '%YAML 9']) {
      const { file } = await useSite(() => text);
      const sentences = sentencesOf(file);
      expect(sentences, text).not.toEqual([]);
      for (const sentence of sentences) expect(sentence).toMatch(/^site\.yaml:\d+: .+\.$/);
    }
  });

  it('that is in another encoding is refused, instead of showing question marks', async () => {
    const { file } = await useSite((text) => text);
    await writeFile(file, (await readFile(harbor, 'utf8')).replace('Harbor Collective', 'Café'), 'latin1');
    expect(sentencesOf(file)).toEqual([`${file} is not in UTF-8: save it with that encoding.`]);
  });

  // Root may read any file, so this one refuses for another reason than its permissions.
  it.skipIf(!existsSync('/proc/self/mem'))('that cannot be read is named, with its setting', () => {
    const file = '/proc/self/mem';
    expect(sentencesOf(file)).toEqual([
      `${file} cannot be read (EIO): let the server's user read it, or correct SITE_CONFIG.`,
    ]);
  });

  it('names a picture that is none, or too large', async () => {
    const { file, folder } = await useSite((text) => text);
    await writeFile(join(folder, 'logo-dark.svg'), 'not a picture');
    await writeFile(join(folder, 'logo-light.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'favicon.svg'), Buffer.alloc(300 * 1024));
    expect(sentencesOf(file)).toEqual([
      'site.yaml:7: The file logo-light.svg of logo.light has no viewBox: add one such as viewBox="0 0 20 20".',
      'site.yaml:8: The file logo-dark.svg of logo.dark is not an SVG picture: save it as one.',
      'site.yaml:9: The file favicon.svg of favicon has 300 kB: use a file of at most 256 kB.',
    ]);
  });
});

describe('npm run check-config', () => {
  const check = async (args: string[], env = {}) => {
    const { output, ended } = run('checkConfig.js', env, args);
    return { code: await ended, lines: output().trim().split('\n') };
  };

  it('says that a file is valid', async () => {
    expect(await check([harbor])).toEqual({ code: 0, lines: [`${harbor} is valid: the site of Harbor Collective.`] });
  });

  it('says what is wrong, each with its line, and fails', async () => {
    const { file } = await useSite((text) =>
      text.replace('dark: logo-dark.svg', 'dark: gone.svg').replace('harbor.example/privacy', 'harbor.example/terms'),
    );
    expect(await check([], { SITE_CONFIG: file })).toEqual({
      code: 2,
      lines: [
        'site.yaml:8: The file gone.svg of logo.dark does not exist: add the file, or correct its name.',
        'site.yaml:31: links.privacy is the same address as links.terms: give it its own, or remove one of them.',
      ],
    });
  });

  it('says that there is no such file', async () => {
    expect(await check(['/nowhere/site.yaml'])).toEqual({
      code: 2,
      lines: ['/nowhere/site.yaml does not exist: correct SITE_CONFIG, or leave it out for the default site.'],
    });
    expect(await check(['a', 'b'])).toEqual({ code: 2, lines: ['Usage: npm run check-config [-- site.yaml]'] });
  });
});

describe('a running server', () => {
  const nameOf = async (origin: string | undefined) => {
    const reply = await fetch(`${origin}/manifest.webmanifest`);
    return ((await reply.json()) as { name: string }).name;
  };

  it('reads the file again on SIGHUP, and keeps the one before if the new one has mistakes', async () => {
    const { file, write } = await useSite((text) => text);
    const env = { SITE_CONFIG: file, DATA_DIR: await useMigratedDir(), DEMO: 'false', LOG_LEVEL: 'info' };
    const { origin, child, said, output, ended } = await start(env);
    expect(await nameOf(origin)).toBe('Harbor Collective');

    await write(replace('name: Harbor Collective', 'name: Harbor Union'));
    child.kill('SIGHUP');
    await said(/was read again/);
    expect(await nameOf(origin)).toBe('Harbor Union');

    await write((text) => text.replace('name: Harbor Collective', 'name: Harbor Guild').replace('coin:', 'coins:'));
    child.kill('SIGHUP');
    await said(/has mistakes/);
    expect(output()).toContain('site.yaml:5: “coins” is not a setting: correct its spelling or remove it.');
    expect(await nameOf(origin)).toBe('Harbor Union');

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 60_000);

  it('survives a SIGHUP before it is ready', async () => {
    const { file } = await useSite((text) => text);
    const database = createServer().listen(0, '127.0.0.1');
    await once(database, 'listening');
    onTestFinished(() => void database.close());
    const { port } = database.address() as AddressInfo;
    const DATABASE_URL = `postgres://me@127.0.0.1:${port}/none`;
    const { child, output, ended } = run('main.js', { SITE_CONFIG: file, DATABASE_URL, DATABASE_WAIT_MS: '0' });
    const [socket] = (await once(database, 'connection')) as [Socket];
    child.kill('SIGHUP');
    socket.destroy();
    expect([await ended, output()]).toEqual([1, expect.stringContaining('Cannot use the database')]);
  }, 60_000);

  it('does not start with a file that has mistakes, and leaves no data behind', async () => {
    const { file } = await useSite(replace('coin:', 'coins:'));
    const { output, ended } = await start({ SITE_CONFIG: file, DATA_DIR: join(await useDir(), 'data') });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe('site.yaml:5: “coins” is not a setting: correct its spelling or remove it.');
  }, 60_000);
});
