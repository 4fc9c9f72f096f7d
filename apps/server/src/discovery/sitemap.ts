import { sql } from 'kysely';
import { escapeMarkup } from '../contract/escapeMarkup.ts';
import type { Section } from '../config/site/schema.ts';
import type { SiteSource } from '../config/site/source.ts';
import type { Database } from '../db/database.ts';

/**
 * Maximum number of ids per file. The format allows 50,000 URLs and 50 MB. With five languages, an entry takes 700
 * bytes, so a file with 5,000 entries has 3.5 MB and takes one short query.
 */
export const FILE_SIZE = 5000;

/** Public pages without an id in their URL. If a page has sections, it is listed only if at least one of them is on. */
const pages: [path: string, ...sections: Section[]][] = [
  ['/', 'airdrop', 'quests'],
  ['/airdrop/snapshot', 'airdrop'],
  ['/projects', 'projects'],
  ['/leaderboard', 'leaderboard'],
  ['/pwr-community', 'community'],
  ['/pwr-quiz', 'quiz'],
  ['/pwr-quiz-leaderboard', 'quiz'],
  ['/how-it-works'],
  ['/faq'],
];

interface Entry {
  path: string;
  changed?: Date;
}

type Kind = 'projects' | 'profiles';

/** Creates the site's sitemaps, with up to `size` ids per file. */
export function createSitemaps(db: Database, site: SiteSource, publicUrl: string, size = FILE_SIZE) {
  const origin = publicUrl.replace(/\/+$/, '');

  async function lastId(kind: Kind): Promise<number> {
    if (kind === 'projects' && !isOn('projects')) return 0;
    const table = kind === 'projects' ? 'project' : 'app_user';
    const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row?.id ?? 0;
  }

  /** Returns the numbers of the files that have an entry. A file without one isn't valid, so the index omits it. */
  async function filesOf(kind: Kind, last: number): Promise<number[]> {
    const numbers = sql<{ file: number }>`generate_series(1, ${Math.ceil(last / size)}::int)`;
    const rows = await db
      .selectFrom(numbers.as<'files'>(sql`files (file)`))
      .select('file')
      .where(({ exists, selectFrom }) => {
        const after = sql<number>`(file - 1) * ${size}::int`;
        const until = sql<number>`file * ${size}::int`;
        return exists(
          kind === 'projects'
            ? selectFrom('project').select('id').where('id', '>', after).where('id', '<=', until)
            : selectFrom('app_user')
                .select('id')
                .where('id', '>', after)
                .where('id', '<=', until)
                .where('disqualified_at', 'is', null),
        );
      })
      .orderBy('file')
      .execute();
    return rows.map(({ file }) => file);
  }

  const pathsOf = async (kind: Kind, last: number) =>
    (await filesOf(kind, last)).map((file) => `/sitemap-${kind}-${file}.xml`);

  /** Returns a file's entries. Files cover ranges of ids, not offsets, so no query scans the rows of earlier files. */
  async function entriesOf(kind: Kind, file: number): Promise<Entry[]> {
    if (kind === 'projects' && !isOn('projects')) return [];
    const [after, last] = [(file - 1) * size, file * size];
    if (kind === 'projects') {
      const rows = await db
        .selectFrom('project')
        .select(['id', 'updated_at'])
        .where('id', '>', after)
        .where('id', '<=', last)
        .orderBy('id')
        .execute();
      return rows.map(({ id, updated_at }) => ({ path: `/projects/${id}`, changed: updated_at }));
    }
    const rows = await db
      .selectFrom('app_user')
      .select('id')
      .where('id', '>', after)
      .where('id', '<=', last)
      .where('disqualified_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => ({ path: `/profile/${id}` }));
  }

  const isOn = (section: Section) => site.current.sections[section];
  const entriesOfPages = (): Entry[] =>
    pages.filter(([, ...sections]) => sections.length === 0 || sections.some(isOn)).map(([path]) => ({ path }));
  const urls = (entries: Entry[]) => urlset(origin, entries, site.current.languages);

  return {
    /** Returns all URLs if they fit in one file, or else an index of files. */
    async root(): Promise<string> {
      const [projects, profiles] = await Promise.all([lastId('projects'), lastId('profiles')]);
      if (projects + profiles <= size)
        return urls([...entriesOfPages(), ...(await entriesOf('projects', 1)), ...(await entriesOf('profiles', 1))]);
      const files = await Promise.all([pathsOf('projects', projects), pathsOf('profiles', profiles)]);
      return index(origin, ['/sitemap-pages.xml', ...files.flat()]);
    },

    pages: (): string => urls(entriesOfPages()),

    /** Returns a file of the index, numbered from 1; undefined if it is empty. */
    async file(kind: Kind, number: number): Promise<string | undefined> {
      const entries = await entriesOf(kind, number);
      return entries.length > 0 ? urls(entries) : undefined;
    },
  };
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const index = (origin: string, paths: string[]) =>
  document(
    `<sitemapindex ${NAMESPACE}>`,
    paths.map((path) => `<sitemap><loc>${escapeMarkup(origin + path)}</loc></sitemap>`),
    '</sitemapindex>',
  );

const urlset = (origin: string, entries: Entry[], languages: readonly string[]) =>
  document(
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    entries.map(({ path, changed }) => {
      const address = escapeMarkup(origin + path);
      const alternate = (language: string, href: string) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      return [
        `<url><loc>${address}</loc>`,
        changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
        ...languages.map((language) => alternate(language, `${address}?lang=${language}`)),
        alternate('x-default', address),
        '</url>',
      ].join('');
    }),
    '</urlset>',
  );

const document = (start: string, lines: string[], end: string) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, end, ''].join('\n');
