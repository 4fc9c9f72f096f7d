import sharp, { type Sharp } from 'sharp';

/** Side length of a drawn picture, in pixels. */
const SIDE = 320;

/** Color palettes: a background, and two inks with enough contrast against it. */
const palettes = [
  ['#1d3557', '#f1faee', '#e63946'],
  ['#283618', '#fefae0', '#dda15e'],
  ['#3d2645', '#f0eff4', '#da4167'],
  ['#0b3c49', '#f5e6c8', '#ff8552'],
  ['#f2e8cf', '#386641', '#bc4749'],
  ['#edf2f4', '#2b2d42', '#d90429'],
  ['#ffe8d6', '#3f4238', '#b36a3b'],
  ['#e0fbfc', '#253237', '#0081a7'],
] as const;

/** Simple shapes on an 8 × 8 grid. */
const marks: ((ink: string, spot: string) => string)[] = [
  (ink, spot) => `<path fill="${ink}" d="M1 7 4 1l3 6z"/><circle fill="${spot}" cx="4" cy="5" r="1"/>`,
  (ink, spot) => `<path fill="${ink}" d="M1 1h3v6H1z"/><path fill="${spot}" d="M4 4h3v3H4z"/>`,
  (ink, spot) => `<circle fill="${ink}" cx="4" cy="4" r="3"/><path fill="${spot}" d="M4 1a3 3 0 0 1 0 6z"/>`,
  (ink, spot) => `<path fill="${ink}" d="m4 1 3 3-3 3-3-3z"/><path fill="${spot}" d="m4 2.5 1.5 1.5L4 5.5 2.5 4z"/>`,
  (ink, spot) =>
    `<path fill="${ink}" d="M1 5h6v2H1z"/><path fill="${spot}" d="M2 3h4v2H2z"/><path fill="${ink}" d="M3 1h2v2H3z"/>`,
  (ink, spot) =>
    `<path fill="${ink}" d="M1 1a6 6 0 0 1 6 6H5a4 4 0 0 0-4-4z"/><circle fill="${spot}" cx="2.2" cy="5.8" r="1.2"/>`,
  (ink, spot) => `<path fill="${ink}" d="M1 1h2v6H1zM5 1h2v6H5z"/><path fill="${spot}" d="M3 3.2h2v1.6H3z"/>`,
  (ink, spot) => `<circle fill="${ink}" cx="2.6" cy="4" r="1.7"/><circle fill="${spot}" cx="5.4" cy="4" r="1.7"/>`,
];

/** Draws the nth logo. Each number always gives the same logo. */
export function drawLogo(index: number): Promise<Buffer> {
  const [ground, ink, spot] = palettes[index % palettes.length]!;
  const mark = marks[(index + Math.floor(index / palettes.length) * 3) % marks.length]!;
  return draw(ground, mark(ink, spot));
}

/** Draws the nth project picture: a pattern of one logo shape. */
export function drawPicture(index: number): Promise<Buffer> {
  const [ground, ink, spot] = palettes[(index + 3) % palettes.length]!;
  const mark = marks[(index + 1) % marks.length]!(ink, spot);
  const cells = [0, 1, 2, 3].flatMap((y) =>
    [0, 1, 2, 3].map((x) => `<g transform="translate(${x * 2} ${y * 2}) scale(.25)">${mark}</g>`),
  );
  return draw(ground, cells.join(''));
}

/** Sizes of video pictures, in pixels. */
const videoSizes = { youtube: [640, 360], tiktok: [360, 640] } as const;

/** Draws the nth video picture: a large shape in front of small ones. */
export function drawVideo(platform: keyof typeof videoSizes, index: number): Sharp {
  const [width, height] = videoSizes[platform];
  const [ground, ink, spot] = palettes[(index + 5) % palettes.length]!;
  const mark = marks[index % marks.length]!(ink, spot);
  const small = marks[(index + 3) % marks.length]!(ink, spot);
  const columns = width / 40;
  const cells = Array.from({ length: (columns * height) / 40 }, (_, n) => {
    const [x, y] = [(n % columns) * 40, Math.floor(n / columns) * 40];
    return `<g transform="translate(${x} ${y}) scale(5)" opacity=".12">${small}</g>`;
  });
  const side = Math.min(width, height) * 0.7;
  const middle = `<g transform="translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 8})">${mark}</g>`;
  const shapes = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${cells.join('')}${middle}`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`),
  );
}

function draw(ground: string, shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 8 8"><path fill="${ground}" d="M0 0h8v8H0z"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
