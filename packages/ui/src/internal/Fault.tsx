'use client';
import { WarningOctagonIcon } from '../components/Icon/index.ts';
import { Spoken, type SpokenProps } from './Spoken.tsx';

/** An error message, announced immediately. */
export function Fault({ children, ...props }: SpokenProps) {
  return (
    <Spoken urgency="assertive" {...props}>
      {children && (
        <>
          <WarningOctagonIcon />
          <span>{children}</span>
        </>
      )}
    </Spoken>
  );
}
