import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const body = css({ display: 'grid', gap: token.space[4] });

export const welcome = css(text.lead, { color: token.color.ink });

export const invitation = css(text.body, {
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  marginBlockStart: `calc(-1 * ${token.space[2]})`,
});

/** The status message. Its Spoken stays mounted, because a Spoken announces only changes after it mounts. */
export const notice = css(text.body, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space[2],
  padding: token.space[3],
  borderRadius: token.radius.m,
  background: token.color.sunken,
  color: token.color.ink,
  '&:empty': { position: 'absolute', padding: 0 },
  '&[data-status=failed] > svg': { color: token.color.bad },
  // Centers the icon on the first line of text.
  '& > svg': { marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});

export const buttons = css({ display: 'grid', gap: token.space[2] });

export const smallPrint = css(text.label, { color: token.color.ink3 });
