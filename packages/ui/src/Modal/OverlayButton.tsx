'use client';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { root } from '../IconButton/IconButton.styles.ts';

type OverlayButtonProps = {
  label: string;
  children: ReactNode;
  /** `close` closes what it stands in. */
  slot?: 'close';
  size?: 's' | 'm';
  onPress?: () => void;
};

/** An icon button without a tooltip: the first Escape has to close what it stands in, not a tooltip on top of it. */
export function OverlayButton({ label, children, slot, size = 'm', onPress }: OverlayButtonProps) {
  return (
    <Button
      // `null` is how React Aria says: of no slot.
      slot={slot ?? null}
      aria-label={label}
      onPress={onPress}
      css={root}
      data-component="IconButton"
      data-variant="quiet"
      data-size={size}
    >
      {children}
    </Button>
  );
}
