// Worker process that draws share pictures. It caches the fonts.
import { constants, setPriority } from 'node:os';
import { Resvg } from '@resvg/resvg-js';
import { READY } from '../images/processPool.ts';
import type { Drawn } from './drawPool.ts';
import { toSvg, type SharePicture } from './picture.ts';

// The server has exited.
process.once('disconnect', () => process.exit());
// API calls have priority over pictures.
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', (picture: SharePicture) => {
  const png = new Resvg(toSvg(picture), { font: { loadSystemFonts: false } }).render().asPng();
  process.send!({ png } satisfies Drawn);
});
process.send!(READY);
