import { css } from '@emotion/react';
import { text } from '../../internal/text.ts';
import { token } from '../../theme/tokens.ts';

export const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4] });

export const explanation = css(text.body, { color: token.color.ink });

/** A label above text that people compare character by character. */
export const reading = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[1],
  '& > dt, & > p': [text.label, { color: token.color.ink2 }],
  '& > dd, & > pre': [
    text.label,
    {
      margin: 0,
      color: token.color.ink,
      fontFamily: token.font.mono,
      overflowWrap: 'anywhere',
    },
  ],
  '& > pre': {
    padding: token.space[3],
    borderRadius: token.radius.m,
    background: token.color.sunken,
    whiteSpace: 'pre-wrap',
  },
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
  '& [data-part=hint]': { display: 'block', color: token.color.ink2 },
  '&[data-step=failed] > svg, &[data-step=install] > svg': { color: token.color.bad },
  '&[data-step=done] > svg': { color: token.color.ok },
  // Centers the icon on the first line of text.
  '& > svg': { flex: 'none', marginBlockStart: `calc((${token.text.body.line} - ${token.size.icon}) / 2)` },
});
