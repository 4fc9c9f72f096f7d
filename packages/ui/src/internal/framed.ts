import { token } from '../theme/tokens.ts';

/**
 * Styles of a box in a form that takes focus when the reader must resolve something. Each use sets its own border
 * color.
 */
export const framed = {
  padding: token.space[4],
  border: `${token.stroke.focus} solid`,
  borderRadius: token.radius.l,
  background: token.color.surface,
  outline: 'none',
  // A ring on the border, as fields have. The sticky title of a dialog would cover a ring outside the border.
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  },
} as const;
