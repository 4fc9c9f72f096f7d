import sharp from 'sharp';

/** Side length of a picture, in pixels. */
const SIDE = 400;

/** Color palettes: a background, two inks, and an accent. */
const palettes = [
  ['#10243e', '#2f5d8a', '#9cc5e8', '#ffb703'],
  ['#fdf6ec', '#e0c9a6', '#8a6d3b', '#c1440e'],
  ['#13261c', '#2f5f45', '#a3c9a8', '#f2cc8f'],
  ['#f1f3f8', '#c3cbe0', '#51608c', '#d1495b'],
  ['#2a1a33', '#5f3a70', '#c9a4d8', '#7ae7c7'],
  ['#eef6f5', '#b5d8d3', '#34706a', '#f4845f'],
] as const;

type Palette = (typeof palettes)[number];
type Scene = (inks: Palette, height: (n: number, most: number) => number) => string;

const scenes: Scene[] = [
  // A panel with bars.
  ([, low, high, accent], height) => {
    const bars = Array.from({ length: 8 }, (_, n) => {
      const tall = 4 + height(n, 26);
      return `<path fill="${n === 5 ? accent : high}" d="M${10 + n * 5.6} ${50 - tall}h3.6v${tall}h-3.6z"/>`;
    });
    return `<rect fill="${low}" x="6" y="10" width="52" height="44" rx="3"/><path fill="${high}" d="M10 14h16v2H10z"/>${bars.join('')}`;
  },
  // Hills under a sun.
  ([, low, high, accent], height) =>
    `<circle fill="${accent}" cx="${16 + height(1, 32)}" cy="${16 + height(2, 8)}" r="6"/>
     <path fill="${low}" d="M0 ${38 - height(3, 8)}q16-12 32 0t32-2v28H0z"/><path fill="${high}" d="M0 ${48 - height(4, 6)}q20-10 36 0t28 2v18H0z"/>`,
  // A list with one row open.
  ([ground, low, high, accent], height) =>
    [0, 1, 2, 3]
      .map(
        (n) =>
          `<rect fill="${n === 1 ? high : low}" x="7" y="${9 + n * 12}" width="50" height="10" rx="2"/><circle fill="${n === 1 ? accent : ground}" cx="13" cy="${14 + n * 12}" r="3"/><path fill="${ground}" d="M19 ${12 + n * 12}h${12 + height(n, 18)}v1.6H19zM19 ${15.5 + n * 12}h${8 + height(n + 4, 12)}v1.2H19z"/>`,
      )
      .join(''),
  // A curve with its points.
  ([, low, high, accent], height) => {
    const points = Array.from({ length: 7 }, (_, n) => [8 + n * 8, 48 - n * 3 - height(n, 14)] as const);
    const grid = [16, 26, 36, 46].map((y) => `<path stroke="${low}" stroke-width=".5" d="M6 ${y}h52"/>`);
    const dots = points.map(([x, y], n) => `<circle fill="${n === 6 ? accent : high}" cx="${x}" cy="${y}" r="1.6"/>`);
    return `${grid.join('')}<path fill="none" stroke="${high}" stroke-width="1.4" d="M${points.map((point) => point.join(' ')).join('L')}"/>${dots.join('')}`;
  },
  // Tiles, one of them lit.
  ([, low, high, accent], height) =>
    Array.from({ length: 16 }, (_, n) => {
      const fill = n === 5 + height(3, 4) ? accent : height(n, 10) > 5 ? high : low;
      return `<rect fill="${fill}" x="${7 + (n % 4) * 13}" y="${7 + Math.floor(n / 4) * 13}" width="11" height="11" rx="${height(n, 6)}"/>`;
    }).join(''),
];

/** Draws the nth project picture, as WebP. Each number always gives the same picture. */
export function drawScene(index: number): Promise<Buffer> {
  const inks = palettes[index % palettes.length]!;
  const scene = scenes[(index + Math.floor(index / 7)) % scenes.length]!;
  const height = (n: number, most: number) => ((index * 37 + n * 53 + n * n * 11) % 97) % Math.max(1, most);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 64 64"><path fill="${inks[0]}" d="M0 0h64v64H0z"/>${scene(inks, height)}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 0 }).toBuffer();
}
