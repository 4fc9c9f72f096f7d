import { token } from '../theme/tokens.ts';

/** A box inside a form that takes the focus when something has to be settled; its owner gives the border its color. */
export const framed = {
  padding: token.space[4],
  border: `${token.stroke.focus} solid`,
  borderRadius: token.radius.l,
  background: token.color.surface,
  outline: 'none',
  // On its border, as a field has it: around it, it would be hidden beneath the title of a dialog.
  '&:focus-visible': {
    outline: `${token.stroke.focus} solid ${token.color.accent}`,
    outlineOffset: `calc(-1 * ${token.stroke.focus})`,
  },
} as const;
