// Automatic checks of the translations' wording: punctuation, spaces, plurals, names.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatjs, here } from '../scripts/formatjs.ts';
import { locales } from '../src/locales.ts';

type Code = (typeof locales)[number]['code'];
type Translation = Exclude<Code, 'en'>;

/** An element of a compiled message. */
interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  pluralType?: Intl.PluralRuleType;
  children?: Element[];
}

/** formatjs's type number for plain text. */
const LITERAL = 0;
/** Character that stands for a placeholder in a form: a name, a number or `#`. */
const SLOT = '\uFFFC';

const folder = mkdtempSync(join(tmpdir(), 'wording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const raw = (code: Code) => readFileSync(join(here, `messages/${code}.json`), 'utf8');
const source = JSON.parse(raw('en')) as Record<string, { defaultMessage: string }>;
const english = Object.fromEntries(Object.entries(source).map(([id, { defaultMessage }]) => [id, defaultMessage]));
const words = (code: Code): Record<string, string> => (code === 'en' ? english : JSON.parse(raw(code)));

mkdirSync(join(folder, 'text'));
for (const { code } of locales) writeFileSync(join(folder, 'text', `${code}.json`), JSON.stringify(words(code)));
formatjs('compile-folder', '--format', 'simple', '--ast', join(folder, 'text'), join(folder, 'ast'));
const compiled = (code: Code): Record<string, Element[]> =>
  JSON.parse(readFileSync(join(folder, 'ast', `${code}.json`), 'utf8'));

/** All text that a message can produce, one entry for each combination of plural forms and choices. */
const forms = (elements: Element[]): string[] =>
  elements.reduce<string[]>(
    (heads, { type, value = '', options, children }) => {
      const tails = options
        ? Object.values(options).flatMap((option) => forms(option.value))
        : children
          ? forms(children)
          : [type === LITERAL ? value : SLOT];
      return heads.flatMap((head) => tails.map((tail) => head + tail));
    },
    [''],
  );

const plurals = (elements: Element[]): Element[] =>
  elements.flatMap((element) => [
    ...(element.pluralType ? [element] : []),
    ...Object.values(element.options ?? {}).flatMap((option) => plurals(option.value)),
    ...plurals(element.children ?? []),
  ]);

/** A catalog's forms that break a rule, as `id: text`. */
const breaking = (code: Code, broken: (form: string, id: string) => boolean) =>
  Object.entries(compiled(code)).flatMap(([id, elements]) =>
    forms(elements)
      .filter((form) => broken(form, id))
      .map((form) => `${id}: ${form}`),
  );

/** Matches a whole word in any alphabet (`\b` only knows Latin letters). */
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'iu');

const neverAnywhere: Record<string, RegExp> = {
  'a straight quote or apostrophe': /['"]/,
  'three dots for …': /\.\.\./,
  'a percent sign that Intl did not set': /[%％]/,
  'a space too many': /^\s|\s$|\s\s/,
};

const never: Record<Translation, Record<string, RegExp>> = {
  ru: {
    'е where ё belongs': word(
      'еще|ее|нее|свое|мое|твое|чье|трех|четырех|идет|дает|ждет|истек|счет|объем|прием|кошелек|темн(ая|ой|ую|ый|ые|ое)|учетн\\p{L}+' +
        '|(удален|подключен|отменен|отклонен|завершен|сохранен|подтвержден|приглашен)(н(ый|ая|ое|ые|ого|ой|ых|ую))?',
    ),
    'quotes other than « »': /”|“(?!.*»)/,
    '«вы» with a capital inside a sentence': /(?<=[\p{Ll},] )(Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u,
    'a familiar «ты»': word('ты|тебя|тебе|тобой|тво([йяёи]|ю|его|ей|ему|их|им|ими)'),
  },
  zh: {
    'no space between Han and a letter, digit or placeholder': new RegExp(
      `\\p{Script=Han}[\\p{Script=Latin}\\d${SLOT}]|[\\p{Script=Latin}\\d${SLOT}]\\p{Script=Han}`,
      'u',
    ),
    'a half-width mark': /[,;!?()]|:(?!\/\/)|\.(?=\s|$)/,
    'a space beside a full-width mark': /\s[，。；：！？、（）“”]|[，。；：！？、（）“”]\s/,
  },
  es: {
    'angle quotes': /[«»]/,
  },
  tr: {
    'angle quotes': /[«»]/,
    'a suffix on the community’s name': /\{community\}’/,
    'a formal «siz»': word('siz|sizi|size|sizin|sizden|\\p{L}+[ıiuü]n[ıiuü]z'),
  },
};

const brands =
  '\\{community\\} (?:Airdrops|Point Rewards)|\\{community\\}|\\{coin\\}|X|Discord|Telegram|TikTok|YouTube|LinkedIn|WhatsApp|Google|Chrome|GM|NFT|DeFi|GameFi';

describe.each(locales)('the words in $name', ({ code, tag }) => {
  it('never contain marks to avoid in any language', () => {
    for (const [what, pattern] of Object.entries(neverAnywhere))
      expect(
        breaking(code, (form) => pattern.test(form)),
        what,
      ).toEqual([]);
  });

  it('are composed characters', () => {
    expect(breaking(code, (form) => form !== form.normalize('NFC'))).toEqual([]);
  });

  it('have exactly the plural forms of the language', () => {
    const wrong = Object.entries(compiled(code)).filter(([, elements]) =>
      plurals(elements).some(({ options = {}, pluralType }) => {
        const { pluralCategories } = new Intl.PluralRules(tag, { type: pluralType }).resolvedOptions();
        return Object.keys(options).sort().join() !== [...pluralCategories].sort().join();
      }),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

describe.each(locales.filter(({ code }) => code !== 'en'))('the translation into $name', ({ code }) => {
  const englishForms = compiled('en');
  const inEnglish = (id: string, pattern: RegExp) => forms(englishForms[id] ?? []).some((form) => pattern.test(form));

  it('is a flat list of texts sorted by id', () => {
    const sorted = Object.fromEntries(Object.entries(words(code)).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(raw(code)).toBe(`${JSON.stringify(sorted, null, 2)}\n`);
    expect(Object.values(sorted).filter((text) => typeof text !== 'string' || !text)).toEqual([]);
  });

  it('never contains what its language avoids', () => {
    for (const [what, pattern] of Object.entries(never[code as Translation]))
      expect(
        breaking(code, (form) => pattern.test(form)),
        what,
      ).toEqual([]);
  });

  // No suffix fits every name or number that may be inserted.
  it('hangs no letters on a placeholder', () => {
    const glued = new RegExp(`${SLOT}[\\p{L}’]|\\p{L}${SLOT}`, 'u');
    expect(breaking(code, (form) => glued.test(form))).toEqual([]);
  });

  // «дн.» is an abbreviation that keeps its period.
  it('ends with a full stop only where English does', () => {
    expect(breaking(code, (form, id) => /(?<!дн)[.。]$/.test(form) && !inEnglish(id, /\.$/))).toEqual([]);
  });

  it('exclaims only where English does', () => {
    expect(breaking(code, (form, id) => /[!！]/.test(form) && !inEnglish(id, /!/))).toEqual([]);
  });

  it('asks where English asks', () => {
    expect(breaking(code, (form, id) => inEnglish(id, /\?$/) && !/[?？]$/.test(form))).toEqual([]);
  });

  it('keeps every brand of the English', () => {
    const names = new RegExp(`(?<![\\p{L}\\d])(${brands})(?![\\p{L}\\d])`, 'gu');
    const lost = Object.entries(words(code)).filter(([id, text]) => {
      const kept = new Set(text.match(names));
      return (english[id]?.match(names) ?? []).some((name) => !kept.has(name));
    });
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  it('calls Twitter X (Twitter)', () => {
    const name = code === 'zh' ? 'X（Twitter）' : 'X (Twitter)';
    expect(breaking(code, (form) => form.replaceAll(name, '').includes('Twitter'))).toEqual([]);
  });
});

describe('the translation into Español', () => {
  it('opens every exclamation and question', () => {
    expect(breaking('es', (form) => !/^(¡!|¿\?)*$/.test(form.replace(/[^¡!¿?]/g, '')))).toEqual([]);
  });
});

describe('the translation into 中文', () => {
  // Intl adds any spaces that a date needs: 11月21日 has none next to Chinese characters.
  it('puts no space beside a date', () => {
    const date = '\\{(?:date|start|end|when)\\b[^}]*\\}';
    const spaced = Object.entries(words('zh')).filter(([, text]) => new RegExp(` ${date}|${date} `).test(text));
    expect(spaced.map(([id]) => id)).toEqual([]);
  });
});
