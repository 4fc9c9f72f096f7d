import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { fontFor, type Weight } from './fonts.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Maximum length of a text, in UTF-16 code units: far more than a picture can show. */
const MOST_CHARACTERS = 400;

export interface TextStyle {
  /** In pixels. */
  size: number;
  weight: Weight;
  fill: string;
}

/** Adjacent graphemes with the same font and bidi level. */
interface Run {
  font: Font;
  level: number;
  text: string;
}

/** A shaped line of text. */
export interface Line {
  text: string;
  width: number;
  /** True if the line's base direction is right to left. */
  isRightToLeft: boolean;
  /** SVG outlines, starting at x = 0 on the baseline. */
  svg: string;
}

/** Truncates a text, replaces control, line-break and direction characters with spaces, and trims it. */
export const plain = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shapes a text according to the Unicode bidirectional algorithm, with a fallback font for each grapheme. */
export function shape(text: string, { size, weight, fill }: TextStyle): Line {
  const embedding = bidi.getEmbeddingLevels(text);
  const isRightToLeft = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1;
  let x = 0;
  const paths: string[] = [];
  for (const run of inVisualOrder(runsOf(text, embedding.levels, weight))) {
    const scale = size / run.font.unitsPerEm;
    const isReversed = run.level % 2 === 1;
    const { glyphs, positions } = run.font.layout(
      isReversed ? mirror(run.text) : run.text,
      undefined,
      undefined,
      undefined,
      isReversed ? 'rtl' : 'ltr',
    );
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const outline = glyph.path.toSVG();
      if (outline)
        paths.push(
          `<path transform="translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})" d="${outline}"/>`,
        );
      x += xAdvance * scale;
    });
  }
  return { text, width: x, isRightToLeft, svg: `<g fill="${fill}">${paths.join('')}</g>` };
}

function runsOf(text: string, levels: Uint8Array, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const font = fontFor(segment, weight);
    const level = levels[index]!;
    if (last?.font === font && last.level === level) last.text += segment;
    else runs.push({ font, level, text: segment });
  }
  return runs;
}

/** Rule L2 of that algorithm: from the highest level down, reverses each sequence of runs at that level or above. */
function inVisualOrder(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while (end < runs.length && runs[end]!.level >= level) end++;
      if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return runs;
}

/** Mirrors brackets for text that runs from right to left. */
const mirror = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/**
 * Breaks a text into lines, preferably between words. If it doesn't fit, the last line ends with an ellipsis.
 * @param width maximum width of a line, in pixels
 */
export function wrap(
  text: string,
  style: TextStyle,
  width: number,
  mostLines: number,
): { lines: Line[]; isCut: boolean } {
  const fits = (candidate: string) => widthOf(candidate.trim(), style) <= width;
  const lines: Line[] = [];
  let rest = text;
  while (rest && lines.length < mostLines) {
    if (fits(rest)) return { lines: [...lines, shape(rest, style)], isCut: false };
    if (lines.length === mostLines - 1) break;
    const line = longest(piecesOf(rest), fits) || longest(charactersOf(rest), fits) || charactersOf(rest)[0]!;
    lines.push(shape(line.trim(), style));
    rest = rest.slice(line.length).trimStart();
  }
  if (!rest) return { lines, isCut: false };
  const kept = longest(charactersOf(rest), (start) => fits(`${start.trim()}…`));
  return { lines: [...lines, shape(`${kept.trim()}…`, style)], isCut: true };
}

/** Cached advances of graphemes, as a fraction of the font size. */
const advances: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };

/** Maximum number of cached advances. */
const MOST_ADVANCES = 20_000;

/** Estimates a text's width as the sum of its graphemes' advances. Ligatures are narrower, and kerning hardly matters. */
function widthOf(text: string, { size, weight }: TextStyle): number {
  const known = advances[weight];
  if (known.size > MOST_ADVANCES) known.clear();
  let sum = 0;
  for (const character of charactersOf(text)) {
    let advance = known.get(character);
    if (advance === undefined) {
      const font = fontFor(character, weight);
      advance = font.layout(character).advanceWidth / font.unitsPerEm;
      known.set(character, advance);
    }
    sum += advance;
  }
  return sum * size;
}

/** Returns the longest prefix that fits, by binary search. */
function longest(parts: string[], fits: (text: string) => boolean): string {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(parts.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return parts.slice(0, low).join('');
}

const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Splits a text into words with the punctuation after them, so that no line starts with a comma. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike || pieces.length === 0 || OPENS.test(segment)) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

/** Opening punctuation, which belongs to the next word, and emoji, which stand alone. */
const OPENS = /^[\p{Ps}\p{Pi}\p{Extended_Pictographic}]/u;
