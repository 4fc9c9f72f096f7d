'use client';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

interface CharactersLeftProps {
  /** Number of characters left; negative past the limit. */
  left: number;
  limit: number;
  say: (left: number) => string;
}

/**
 * Announces the counter near the limit and in steps, because announcing each keystroke would drown out everything else.
 */
export function CharactersLeft({ left, limit, say }: CharactersLeftProps) {
  const step = left > 20 ? 20 : left > 0 ? 5 : 1;
  return (
    <Spoken as="span" css={visuallyHidden}>
      {left <= limit / 10 ? say(Math.ceil(left / step) * step) : ''}
    </Spoken>
  );
}
