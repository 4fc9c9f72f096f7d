'use client';
import { WarningOctagonIcon } from '../components/Icon/index.ts';
import { Spoken, type SpokenProps } from './Spoken.tsx';

/** Why something failed, announced at once. */
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
