import { colorNames } from '@pwr-community/ui/palette';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';

/** Parts of the site that can be turned off. */
export const sections = ['projects', 'quests', 'quiz', 'community', 'leaderboard', 'airdrop'] as const;

export type Section = (typeof sections)[number];

const text = (most: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty: write a text, or remove the line')
    .max(most, `must have at most ${most} characters`);

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://community.example/terms' });

const time = z.iso.datetime({ offset: true, error: 'must be a time with its zone, such as 2026-12-03T20:00:00Z' });

const language = z.enum(languages, `must be one of ${languages.join(', ')}`);

const file = (types: string) =>
  z
    .string('must be the name of a file')
    .regex(
      new RegExp(`\\.(?:${types})$`, 'i'),
      `must be the name of a file that ends in .${types.replace('|', ' or .')}`,
    );

const color = z
  .string('must be a color in quotes, such as "#0057ff"')
  .regex(/^#[0-9a-f]{6}$/i, 'must be a color with six digits, such as "#0057ff"');

const palette = z.strictObject(
  Object.fromEntries(colorNames.map((name) => [name, color.optional()])) as Record<string, z.ZodOptional<typeof color>>,
);

// Font names are inserted into a style sheet, so their only CSS punctuation is commas and quotes.
const fonts = z
  .string('must be names of fonts')
  .regex(/^[\p{L}\p{N} ,'"_-]{1,200}$/u, 'must be names of fonts, separated by commas')
  // An open quote would run on into the rest of the style sheet.
  .refine((names) => /^(?:[^'"]|'[^']*'|"[^"]*")*$/.test(names), 'must have a closing quote for each opening one');

const flag = z.boolean('must be true or false');

/** Schema of the site configuration file (`SITE_CONFIG`). `npm run config-docs` publishes it as JSON Schema. */
export const siteSchema = z.strictObject(
  {
    name: text(60).describe('Name of the product, in titles, emails and pictures.'),
    shortName: text(20).describe('Short name, beside the logo and in sentences.'),
    coin: text(12).optional().describe("Name of the network's coin. Without it, the short name."),
    logo: z
      .strictObject(
        {
          light: file('svg|png').describe('Logo on a light ground; a path relative to this file.'),
          dark: file('svg|png').describe('Logo on a dark ground.'),
          hasName: flag.default(false).describe('The picture contains the name, so it is not written beside it.'),
        },
        'must name two pictures: light and dark',
      )
      .describe('Logo in the header. SVG or PNG of at most 256 kB.'),
    favicon: file('svg').describe('Picture of the browser tab, and of the icons on home screens.'),
    colors: z
      .strictObject({ light: palette.optional(), dark: palette.optional() })
      .optional()
      .describe("Colors that replace the theme's. `npx @pwr-community/ui theme` derives them from one color."),
    fonts: z
      .strictObject({
        sans: fonts.optional(),
        display: fonts.optional(),
        mono: fonts.optional(),
        files: z
          .array(
            z.strictObject({
              family: fonts,
              file: file('woff2'),
              weight: z
                .string('must be a weight in quotes, such as "400" or "100 900"')
                .regex(/^\d{1,4}( \d{1,4})?$/, 'must be a weight such as "400", or a range such as "100 900"')
                .default('400'),
            }),
          )
          .default([]),
      })
      .optional()
      .describe("Fonts that replace the theme's, and the files that bring them."),
    links: z
      .strictObject({
        governance: address.optional(),
        staking: address.optional(),
        documentation: address.optional(),
        wallet: address.optional(),
        terms: address.optional(),
        privacy: address.optional(),
      })
      .default({})
      .describe('Links that leave the site. A missing one is not shown.'),
    networks: z
      .strictObject({ x: address.optional(), telegram: address.optional(), discord: address.optional() })
      .default({})
      .describe("The community's pages on networks, in the footer."),
    languages: z
      .array(language, 'must be a list of languages')
      .min(1, 'must name at least one language')
      .default([...languages])
      .describe('Languages in the menu, in its order.'),
    defaultLanguage: language.optional().describe('Language of a first visit. Without it, the first of the list.'),
    messages: z
      .partialRecord(language, z.record(z.string(), z.string('must be text')))
      .default({})
      .describe('Texts that replace those of the site, by language and id.'),
    airdrop: z
      .strictObject({
        begins: time.optional().describe('First day on the scale of days.'),
        ends: time.optional().describe('End of the countdown. Without it, there is none.'),
      })
      .default({})
      .describe('The season.'),
    sections: z
      .strictObject(
        Object.fromEntries(sections.map((name) => [name, flag.default(true)])) as Record<
          Section,
          z.ZodDefault<typeof flag>
        >,
      )
      .prefault({})
      .describe('Parts that are on. The addresses of the others do not exist.'),
    contacts: z
      .array(z.email('must be an email address'), 'must be a list of email addresses')
      .default([])
      .describe('Admins who receive the contact form. Without any, there is no form.'),
  },
  'must be a list of settings such as “name: My Community”',
);

/** The settings of the site configuration file, with their defaults. */
export type SiteSettings = z.infer<typeof siteSchema>;
