'use client';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';
import { ListFrame } from '../../internal/frame/ListFrame.tsx';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./SharePanel.tsx')).SharePanel,
  ({ triggerRef, onOpenChange }) => (
    <ListFrame triggerRef={triggerRef} rows={4} align="end" onClose={() => onOpenChange(false)} width={200} />
  ),
);

/** Props that the trigger must spread on a Button or an IconButton. */
export interface ShareTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onPress: () => void;
  onPressStart: () => void;
  onHoverStart: () => void;
  onFocus: () => void;
}

export interface SharePopoverProps extends RootProps {
  /** Renders the trigger: `(props) => <Button {...props}>Share</Button>`. */
  trigger: (props: ShareTriggerProps) => ReactNode;
  /** Absolute URL to share. */
  url: string;
  /** Text that accompanies the URL, such as the project's name, on networks that accept text. */
  text: string;
  /** All visible and announced text. */
  messages: {
    /** Heading, such as "Share this project". */
    title: ReactNode;
    /** Accessible name of the URL field, such as "Page link". */
    link: string;
    /** Label of the button, such as "Copy link". */
    copy: string;
    /** Shown on the button for 2 s and announced: "Link copied!". */
    copied: string;
    /** Shown if the browser can't copy, with the URL selected: "Press Ctrl+C to copy". */
    copyFailed: string;
    /** Read after the name of a network, such as "opens in a new tab". */
    newTab: string;
  };
}

/** A popover with a URL to copy and networks to share it on. */
export function SharePopover({ trigger, ...panel }: SharePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      {trigger({
        ...intent,
        ref,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onPress: () => setOpen(!isOpen),
      })}
      <Overlay {...panel} isOpen={isOpen} onOpenChange={setOpen} triggerRef={ref} />
    </>
  );
}
