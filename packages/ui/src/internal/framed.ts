import { token } from '../theme/tokens.ts';

/** A box in a form that takes focus when the reader must resolve something. Its owner sets the color of the border. */
export const framed = {
  padding: token.space[4],
  border: `${token.stroke.focus} solid`,
  borderRadius: token.radius.l,
  background: token.color.surface,
  outline: 'none',
  // A ring on the border, as fields have; outside it, the sticky title of a dialog would cover it.
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  },
} as const;
