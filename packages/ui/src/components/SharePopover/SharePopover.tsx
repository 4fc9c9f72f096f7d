'use client';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';

const { Overlay, intent } = lazyOverlay(async () => (await import('./SharePanel.tsx')).SharePanel);

/** What the trigger must spread on a Button or an IconButton. */
export interface ShareTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onPress: () => void;
  onPressStart: () => void;
  onHoverStart: () => void;
  onFocus: () => void;
}

export interface SharePopoverProps {
  /** Draws the button: `(props) => <Button {...props}>Share</Button>`. */
  trigger: (props: ShareTriggerProps) => ReactNode;
  /** The address that is shared, whole. */
  url: string;
  /** What goes with the address where the network takes a text, as the project's name. */
  text: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** The heading, as "Share this project". */
    title: ReactNode;
    /** Names the field with the address, as "Page link". */
    link: string;
    /** On the button, as "Copy link". */
    copy: string;
    /** "Link copied!": on the button for 2 s, and read out. */
    copied: string;
    /** The browser would not copy: the address is selected, as "Press Ctrl+C to copy". */
    copyFailed: string;
    /** Read out after the name of a network, as "opens in a new tab". */
    newTab: string;
  };
}

/** The address of a page to copy, and the networks to send it to. */
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
