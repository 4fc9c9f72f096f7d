import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Fonts in order of preference, each with a regular and a semi-bold file. */
const families = [
  ['@expo-google-fonts/geologica', 'Geologica'],
  // Covers Greek, Devanagari and rare letters.
  ['@expo-google-fonts/noto-sans', 'NotoSans'],
  ['@expo-google-fonts/noto-sans-arabic', 'NotoSansArabic'],
  ['@expo-google-fonts/noto-sans-sc', 'NotoSansSC'],
  ['@expo-google-fonts/noto-emoji', 'NotoEmoji'],
] as const;

const styles = { regular: '400Regular', bold: '600SemiBold' } as const;

export type Weight = keyof typeof styles;

const opened = new Map<string, fontkit.Font>();

/** Reads a font on first use, because the Chinese one has 10 MB. */
function open([folder, name]: (typeof families)[number], weight: Weight): fontkit.Font {
  const path = `${folder}/${styles[weight]}/${name}_${styles[weight]}.ttf`;
  let font = opened.get(path);
  if (!font) {
    font = fontkit.openSync(resolve(path)) as fontkit.Font;
    opened.set(path, font);
  }
  return font;
}

/** Characters with emoji presentation, by default or by variation selector. */
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Joiners and variation selectors, which have no glyphs of their own. */
const WITHOUT_GLYPH = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the first font with all of a grapheme's glyphs. If there is none, the grapheme shows as an empty box. */
export function fontFor(grapheme: string, weight: Weight): fontkit.Font {
  const candidates = EMOJI.test(grapheme) ? [families[4], ...families.slice(0, 4)] : families;
  const points = [...grapheme.replace(WITHOUT_GLYPH, '')].map((character) => character.codePointAt(0)!);
  const family = candidates.find((family) => points.every((point) => open(family, weight).hasGlyphForCodePoint(point)));
  return open(family ?? families[0], weight);
}
