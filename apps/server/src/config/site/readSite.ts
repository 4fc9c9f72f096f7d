import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLowContrast } from '@pwr-community/ui/palette';
import type { z } from 'zod';
import { ConfigError } from '../../config.ts';
import type { Language } from '../../contract/language.ts';
import { readBrandFile, type BrandFile } from './brandFile.ts';
import { isExample } from './example.ts';
import { namesIn, parseMessage, type Message } from './messageFormat.ts';
import { siteSchema, type SiteSettings } from './schema.ts';
import { parseYaml, type Path } from './yamlFile.ts';

/** Maximum size of the configuration file, in bytes. */
const MOST_BYTES = 256 * 1024;

/** One community's site: the settings of its configuration file, checked and complete. */
export interface Site extends Omit<
  SiteSettings,
  'logo' | 'favicon' | 'fonts' | 'messages' | 'coin' | 'defaultLanguage'
> {
  coin: string;
  defaultLanguage: Language;
  logo: { light: BrandFile; dark: BrandFile; hasName: boolean };
  favicon: BrandFile;
  fonts: Omit<NonNullable<SiteSettings['fonts']>, 'files'> & {
    files: { family: string; weight: string; file: BrandFile }[];
  };
  /** Parsed messages that replace the built-in ones. */
  messages: Partial<Record<Language, Record<string, Message>>>;
}

/** Argument names of the built-in messages, by message id. */
export type MessageNames = Record<string, string[]>;

export interface SiteChecks {
  /** Undefined if the site isn't built. Message ids are then not checked. */
  messageNames?: MessageNames | undefined;
  /** True to refuse links and contacts at domains that are reserved for examples. */
  refuseExamples?: boolean;
}

/** The mistakes in a site configuration file, each a sentence with its line and a remedy. */
export class SiteError extends ConfigError {
  override name = 'SiteError';
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** A mistake in a setting. */
interface Mistake {
  path: Path;
  sentence: string;
}

/**
 * Reads a site configuration file with its pictures and fonts.
 * @throws SiteError listing every mistake
 */
export function readSite(file: string, checks: SiteChecks = {}): Site {
  const yaml = parseYaml(readText(file));
  const name = basename(file);
  const refuse = (mistakes: { line: number; sentence: string }[]) => {
    if (mistakes.length > 0)
      throw new SiteError(
        mistakes.sort((a, b) => a.line - b.line).map(({ line, sentence }) => `${name}:${line}: ${sentence}.`),
      );
  };
  refuse(
    yaml.errors.map(({ line, text }) => ({
      line,
      sentence: `The YAML cannot be read (${text.replace(/\.$/, '')}): check the indentation, quotes and colons around this line`,
    })),
  );
  const parsed = siteSchema.safeParse(yaml.value ?? {});
  const located = ({ path, sentence }: Mistake) => ({ line: yaml.lineOf(path), sentence });
  if (!parsed.success) refuse(parsed.error.issues.flatMap((issue) => toMistakes(issue, yaml.value)).map(located));
  const { site, mistakes } = complete(parsed.data!, dirname(file), checks);
  refuse(mistakes.map(located));
  return site;
}

function readText(file: string): string {
  try {
    return readUtf8(file);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall) throw error;
    throw new SiteError([`${file} cannot be read (${code}): let the server's user read it, or correct SITE_CONFIG.`]);
  }
}

function readUtf8(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat)
    throw new SiteError([`${file} does not exist: correct SITE_CONFIG, or leave it out for the default site.`]);
  if (!stat.isFile()) throw new SiteError([`${file} is not a file: name the YAML file itself in SITE_CONFIG.`]);
  if (stat.size > MOST_BYTES) throw new SiteError([`${file} is larger than ${MOST_BYTES / 1024} kB: shorten it.`]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new SiteError([`${file} is not in UTF-8: save it with that encoding.`]);
  }
}

const named = (path: Path) => path.map(String).join('.');

const valueAt = (file: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], file);

/** Converts a schema issue to mistakes in plain sentences. */
function toMistakes(issue: z.core.$ZodIssue, file: unknown): Mistake[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      sentence: `“${key}” is not a setting${path.length > 0 ? ` of ${named(path)}` : ''}: correct its spelling or remove it`,
    }));
  // An invalid key of a record, such as an unknown language.
  if (issue.code === 'invalid_key')
    return [
      { path, sentence: `“${String(path.at(-1))}” is not known here: ${issue.issues[0]?.message ?? 'remove it'}` },
    ];
  if (issue.code === 'invalid_type' && path.length > 0 && valueAt(file, path) === undefined)
    return [{ path, sentence: `${named(path)} is missing: add it` }];
  return [{ path, sentence: `${named(path) || 'The file'} ${issue.message}` }];
}

/** Completes the site, and runs the checks that involve several settings or other files. */
function complete(settings: SiteSettings, folder: string, { messageNames, refuseExamples }: SiteChecks) {
  const mistakes: Mistake[] = [];
  const add = (path: Path, sentence: string) => void mistakes.push({ path, sentence });
  const attempt = <T>(path: Path, subject: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      add(path, `${subject} ${(error as Error).message}`);
      return undefined as T;
    }
  };
  const read = (path: Path, file: string) =>
    attempt(path, `The file ${file} of ${named(path)}`, () => readBrandFile(join(folder, file)));

  const { logo, favicon, fonts, coin, defaultLanguage, messages, ...rest } = settings;
  const { languages, links, networks, airdrop, colors, sections } = rest;

  languages.forEach((code, index) => {
    if (languages.indexOf(code) < index) add(['languages', index], `languages names ${code} twice: remove one of them`);
  });
  const first = defaultLanguage ?? languages[0]!;
  if (!languages.includes(first))
    add(
      ['defaultLanguage'],
      `defaultLanguage is ${first}, which is not among languages: add it there or choose another`,
    );

  const seen = new Map<string, string>();
  for (const [group, entries] of Object.entries({ links, networks }))
    for (const [name, href] of Object.entries(entries)) {
      const path = [group, name];
      const other = seen.get(href);
      if (other) add(path, `${named(path)} is the same address as ${other}: give it its own, or remove one of them`);
      else seen.set(href, named(path));
      if (refuseExamples && isExample(href))
        add(path, `${named(path)} is ${href}, which is only an example: set your own, or remove the line`);
    }
  settings.contacts.forEach((contact, index) => {
    if (refuseExamples && isExample(contact))
      add(['contacts', index], `contacts names ${contact}, which is only an example: set your own, or remove the line`);
  });

  if (airdrop.begins && airdrop.ends && Date.parse(airdrop.ends) <= Date.parse(airdrop.begins))
    add(['airdrop', 'ends'], 'airdrop.ends is not after airdrop.begins: correct one of them');
  if (!Object.values(sections).includes(true))
    add(['sections'], 'sections turns every part off: leave at least one on');

  addLowContrasts(colors ?? {}, add);

  const parsedMessages: Site['messages'] = {};
  for (const [code, texts] of Object.entries(messages) as [Language, Record<string, string>][])
    for (const [id, text] of Object.entries(texts)) {
      const path = ['messages', code, id];
      const message = attempt(path, `The text of ${id}`, () => parseMessage(text));
      if (!message) continue;
      if (messageNames) checkNames(path, message, messageNames[id], add);
      (parsedMessages[code] ??= {})[id] = message;
    }

  const site: Site = {
    ...rest,
    coin: coin ?? settings.shortName,
    defaultLanguage: first,
    logo: {
      light: read(['logo', 'light'], logo.light),
      dark: read(['logo', 'dark'], logo.dark),
      hasName: logo.hasName,
    },
    favicon: read(['favicon'], favicon),
    fonts: {
      ...fonts,
      files: (fonts?.files ?? []).map(({ file, ...font }, index) => ({
        ...font,
        file: read(['fonts', 'files', index, 'file'], file),
      })),
    },
    messages: parsedMessages,
  };
  return { site, mistakes };
}

/** Adds a mistake for each configured color that has too little contrast with another one. */
function addLowContrasts(colors: NonNullable<SiteSettings['colors']>, add: (path: Path, sentence: string) => void) {
  const own = (scheme: 'light' | 'dark') =>
    Object.fromEntries(Object.entries(colors[scheme] ?? {}).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
  const said = new Set<string>();
  for (const { scheme, name, ground, ratio, least } of findLowContrast({ light: own('light'), dark: own('dark') })) {
    // Blames a color that the file sets, not a default.
    const changed = own(scheme)[name] ? name : ground;
    const path = ['colors', scheme, changed];
    if (said.has(named(path))) continue;
    said.add(named(path));
    add(
      path,
      `${named(path)} is too close to ${changed === name ? ground : name}: their contrast is ${ratio.toFixed(1)}:1, and ${least}:1 is needed; move one of them further from the other`,
    );
  }
}

function checkNames(
  path: Path,
  message: Message,
  known: string[] | undefined,
  add: (path: Path, sentence: string) => void,
) {
  const id = String(path.at(-1));
  if (!known)
    return add(path, `The site has no text ${id}: correct the id, as packages/i18n/messages/en.json lists it`);
  // Every message may use the site's names. Leaving out an argument is never a mistake.
  const unknown = [...namesIn(message)].find((name) => !known.includes(name) && !siteNames.includes(name));
  if (unknown)
    add(path, `The text of ${id} uses ${unknown}, which it is not given: use ${[...known, ...siteNames].join(', ')}`);
}

/** Arguments that are available in every message. */
export const siteNames = ['community', 'coin'];
