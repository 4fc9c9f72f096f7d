'use client';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

interface CharactersLeftProps {
  /** Negative past the limit. */
  left: number;
  limit: number;
  say: (left: number) => string;
}

/** The counter as it is heard: near the limit, and in steps, or nothing else would be heard while typing. */
export function CharactersLeft({ left, limit, say }: CharactersLeftProps) {
  const step = left > 20 ? 20 : left > 0 ? 5 : 1;
  return (
    <Spoken as="span" css={visuallyHidden}>
      {left <= limit / 10 ? say(Math.ceil(left / step) * step) : ''}
    </Spoken>
  );
}
