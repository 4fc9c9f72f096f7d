import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { fontFor, type Weight } from './fonts.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Most characters of a text that are looked at: far more than fit. */
const MOST_CHARACTERS = 400;

/** How a text is drawn. */
export interface TextStyle {
  /** In pixels. */
  size: number;
  weight: Weight;
  fill: string;
}

/** Neighbors in one font and one direction, from left to right. */
interface Run {
  font: Font;
  level: number;
  text: string;
}

/** A text on one line, ready to be drawn. */
export interface Line {
  text: string;
  width: number;
  /** Whether its first strong character is read from right to left. */
  isRightToLeft: boolean;
  /** As SVG, from x = 0 on the baseline. */
  svg: string;
}

/** A text without what could break a line or turn its direction. */
export const plain = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Shapes a text by the Unicode bidirectional algorithm, each part with the first font that has its characters. */
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

/** Rule L2: from the highest level down, every sequence at that level or above is reversed. */
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

/** Brackets point the other way where they are read from right to left. */
const mirror = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');

/**
 * Breaks a text into lines, between words where it can. What does not fit is cut with an ellipsis.
 * @param width of a line, in pixels
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

/** Advances of characters by themselves, in parts of the font size. */
const advances: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };

/** Most characters whose advance is kept. */
const MOST_ADVANCES = 20_000;

/** The width of a text as a sum of characters: joined letters take less, and kerning makes next to no difference. */
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

/** The longest start of a list of parts that fits. */
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

/** Words with the spaces and marks that follow them, so that no line begins with a comma. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike || pieces.length === 0 || OPENS.test(segment)) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

/** Marks that belong to the word after them, and emoji, which stand by themselves. */
const OPENS = /^[\p{Ps}\p{Pi}\p{Extended_Pictographic}]/u;
