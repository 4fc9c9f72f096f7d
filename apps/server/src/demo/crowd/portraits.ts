import sharp from 'sharp';

/** Default side length of a portrait, in pixels: that of an avatar on a high-resolution screen. */
const SIDE = 144;

const grounds = [
  '#f4c95d',
  '#8ecae6',
  '#f28482',
  '#a7c957',
  '#cdb4db',
  '#ffb4a2',
  '#84a59d',
  '#bde0fe',
  '#e9c46a',
  '#b8c0ff',
];
const skins = ['#f6d7c3', '#e8b894', '#c98d62', '#9c6644', '#7d4f38', '#64402f'];
const hairs = ['#2b2118', '#5c3d2e', '#1b1b1e', '#a4672f', '#d9a441', '#7d7f85', '#8c2f39'];
const clothes = ['#264653', '#6d597a', '#1d3557', '#bc4749', '#386641', '#f1faee', '#5f0f40', '#0f4c5c', '#e07a5f'];

/** Hairstyles: shapes behind the head and in front of it, for a face centered at (32, 30). */
const cuts: ((hair: string) => [behind: string, front: string])[] = [
  (hair) => ['', `<path fill="${hair}" d="M19 30c0-22 26-22 26 0-3-6-6-9-13-9s-10 3-13 9z"/>`],
  (hair) => [
    `<path fill="${hair}" d="M17 32c0-26 30-26 30 0v18H17z"/>`,
    `<path fill="${hair}" d="M19 29c1-15 25-15 26 0-5-2-8-4-10-8-3 5-9 8-16 8z"/>`,
  ],
  (hair) => [
    `<circle fill="${hair}" cx="32" cy="11" r="6"/>`,
    `<path fill="${hair}" d="M19 28c1-16 25-16 26 0-6-5-20-5-26 0z"/>`,
  ],
  (hair) => [
    `<g fill="${hair}"><circle cx="22" cy="20" r="8"/><circle cx="32" cy="15" r="9"/><circle cx="42" cy="20" r="8"/><circle cx="18" cy="29" r="6"/><circle cx="46" cy="29" r="6"/></g>`,
    '',
  ],
  () => ['', ''],
  (hair) => [
    `<path fill="${hair}" d="M16 46V30c0-22 32-22 32 0v16l-4 4V30H20v20z"/>`,
    `<path fill="${hair}" d="M20 27c2-13 22-13 24 0-8-4-16-4-24 0z"/>`,
  ],
  (hair) => ['', `<path fill="${hair}" d="M19 27l2-9 5 3 5-6 5 5 6-3 3 10c-8-6-18-6-26 0z"/>`],
  // A headscarf.
  (hair) => [
    `<path fill="${hair}" d="M14 50c2-14-2-37 18-37s16 23 18 37z"/>`,
    `<path fill="${hair}" d="M20 30c0-15 24-15 24 0 2-18-26-18-24 0z"/>`,
  ],
];

const mouths = ['M27 37q5 5 10 0', 'M28 38h8', 'M27 37q5 3 10-1'];

/** Draws the nth portrait, as WebP. Each number always gives the same portrait. */
export function drawPortrait(index: number, side = SIDE): Promise<Buffer> {
  const pick = <T>(from: readonly T[], step: number): T =>
    from[Math.floor(index * step + index / from.length) % from.length]!;
  const skin = pick(skins, 5);
  const [behind, front] = pick(cuts, 3)(pick(hairs, 4));
  const glasses =
    index % 4 === 1
      ? '<g fill="none" stroke="#1b1b1e"><circle cx="27" cy="30" r="3.6"/><circle cx="37" cy="30" r="3.6"/><path d="M30.6 30h2.8"/></g>'
      : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64">
    <path fill="${pick(grounds, 7)}" d="M0 0h64v64H0z"/>${behind}
    <path fill="${pick(clothes, 2)}" d="M8 64c0-18 12-19 24-19s24 1 24 19z"/>
    <path fill="${skin}" d="M27 38h10v9q-5 4-10 0z"/><ellipse fill="${skin}" cx="32" cy="30" rx="12" ry="13"/>${front}
    <g fill="#1b1b1e"><circle cx="27" cy="30" r="1.3"/><circle cx="37" cy="30" r="1.3"/></g>${glasses}
    <path fill="none" stroke="#1b1b1e" stroke-linecap="round" d="${pick(mouths, 2)}"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 0 }).toBuffer();
}
