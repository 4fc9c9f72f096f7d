import type { Brand } from './brand.ts';
import { plain, shape, wrap, type Line, type TextStyle } from './text.ts';

/** A share picture's content. */
export interface SharePicture {
  brand: Brand;
  /** Label of the content's type, such as "Project". */
  kind: string;
  title: string;
  /** A line under the title, such as a username. */
  subtitle?: string;
  /** The avatar or logo; absent for types without one. Without bytes, the title's first letter replaces it. */
  image?: { shape: 'square' | 'round'; type?: string; bytes?: Uint8Array };
  figures: { label: string; value: string }[];
}

/** Size of a share picture, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 72;
const IMAGE_SIZE = 184;
/** Vertical center of the image and the title. */
const MIDDLE = 290;
/** Font sizes for the title, in px. The first at which it fits on two lines is used, otherwise the last. */
const TITLE_SIZES = [76, 60, 48];

/** Draws a share picture as SVG. Text is drawn as outlines, so the renderer needs no fonts. */
export function toSvg({ brand, kind, title, subtitle, image, figures }: SharePicture): string {
  const { colors } = brand;
  const left = image ? MARGIN + IMAGE_SIZE + 40 : MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.surface}"/>
<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${colors.accent}"/>
${logoSvg(brand)}
${atEnd(WIDTH - MARGIN, 97, shape(kind, quiet(colors, 32)))}
${image ? imageSvg(colors, image, title) : ''}
${titleSvg(colors, plain(title), plain(subtitle ?? ''), left)}
<rect x="${MARGIN}" y="448" width="${WIDTH - 2 * MARGIN}" height="2" fill="${colors.line}"/>
${figures.map(({ label, value }, index) => figureSvg(colors, label, value, MARGIN + index * 360)).join('\n')}
</svg>`;
}

type Colors = Brand['colors'];

const quiet = (colors: Colors, size: number): TextStyle => ({ size, weight: 'regular', fill: colors['ink-3'] });

const at = (x: number, y: number, { svg }: Line) => `<g transform="translate(${x} ${y})">${svg}</g>`;

const atEnd = (x: number, y: number, line: Line) => at(x - line.width, y, line);

/** Height and maximum width of the logo. */
const LOGO = [56, 560] as const;

function logoSvg({ name, colors, logo }: Brand): string {
  const width = Math.min(LOGO[0] * logo.ratio, LOGO[1]);
  const picture = `<image x="${MARGIN}" y="${LOGO[0]}" width="${width}" height="${LOGO[0]}" href="${logo.url}"/>`;
  if (logo.hasName) return picture;
  return picture + at(MARGIN + width + 16, 97, shape(name, { size: 36, weight: 'bold', fill: colors.ink }));
}

function titleSvg(colors: Colors, title: string, subtitle: string, left: number): string {
  const width = WIDTH - MARGIN - left;
  const inSize = (size: number) => ({ size, ...wrap(title, { size, weight: 'bold', fill: colors.ink }, width, 2) });
  const size = TITLE_SIZES.find((size) => !inSize(size).isCut) ?? TITLE_SIZES.at(-1)!;
  const { lines } = inSize(size);
  const step = size * 1.15;
  const below = subtitle ? wrap(subtitle, quiet(colors, 34), width, 1).lines : [];
  const height = lines.length * step + below.length * 52;
  const top = MIDDLE - height / 2;
  const placed = [
    ...lines.map((line, index) => ({ line, y: top + index * step + size * 0.88 })),
    ...below.map((line) => ({ line, y: top + height - 14 })),
  ];
  return placed
    .map(({ line, y }) => (line.isRightToLeft ? atEnd(left + width, y, line) : at(left, y, line)))
    .join('\n');
}

function imageSvg(
  colors: Colors,
  { shape: form, type, bytes }: NonNullable<SharePicture['image']>,
  title: string,
): string {
  const [x, y] = [MARGIN, MIDDLE - IMAGE_SIZE / 2];
  const box = `x="${x}" y="${y}" width="${IMAGE_SIZE}" height="${IMAGE_SIZE}"`;
  const corner = form === 'round' ? IMAGE_SIZE / 2 : 28;
  if (type && bytes)
    return `<clipPath id="image"><rect ${box} rx="${corner}"/></clipPath>
<image ${box} clip-path="url(#image)" preserveAspectRatio="xMidYMid slice"
  href="data:${type};base64,${Buffer.from(bytes).toString('base64')}"/>
<rect ${box} rx="${corner}" fill="none" stroke="${colors.line}" stroke-width="2"/>`;
  const [first] = new Intl.Segmenter('en').segment(plain(title));
  const letter = shape(first?.segment.toUpperCase() ?? '', { size: 96, weight: 'bold', fill: colors['accent-ink'] });
  return `<rect ${box} rx="${corner}" fill="${colors.tint}"/>
${at(x + (IMAGE_SIZE - letter.width) / 2, y + IMAGE_SIZE / 2 + 34, letter)}`;
}

const figureSvg = (colors: Colors, label: string, value: string, x: number) =>
  `${at(x, 502, shape(label, quiet(colors, 30)))}
${at(x, 576, shape(value, { size: 64, weight: 'bold', fill: colors.ink }))}`;
