import { css } from '@emotion/react';
import { panel } from '../../internal/surface.ts';
import { below, token } from '../../theme/tokens.ts';

export const root = css(panel, {
  '--padding': 0,
  padding: 'var(--padding)',
  overflowWrap: 'break-word',
  listStyle: 'none',
  '&[data-padding=s]': { '--padding': token.space[4] },
  '&[data-padding=m]': { '--padding': token.space[6], [below.sm]: { '--padding': token.space[4] } },
  '&[data-bleeding]': {
    [below.sm]: {
      marginInline: 'calc(-1 * var(--ui-bleed, 0px))',
      // At the edges of the screen, the panel needs no side borders.
      borderInlineWidth: `max(0px, calc(${token.stroke.line} - var(--ui-bleed, 0px)))`,
      borderRadius: `max(0px, calc(${token.radius.l} - var(--ui-bleed, 0px)))`,
    },
  },
  '&[data-divided]': {
    padding: 0,
    '> *': { padding: 'var(--padding)' },
    // Skips the `<style>` elements that Emotion renders among the children on a server.
    '> :not(style) ~ :not(style)': { borderBlockStart: `${token.stroke.line} solid ${token.color.line}` },
  },
});
