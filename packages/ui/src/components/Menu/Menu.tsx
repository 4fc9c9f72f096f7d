'use client';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { passOn } from '../../internal/keys.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';

const { Overlay, intent } = lazyOverlay(async () => (await import('./MenuPopover.tsx')).MenuPopover);

export interface MenuItem {
  id: string;
  label: ReactNode;
  /** What typing finds the item by; needed where `label` is more than a string. */
  textValue?: string;
  /** A second, quiet line. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The item is a link. */
  href?: string;
  /** `_blank` for a link that leaves the site. */
  target?: string;
  /** The language of the label, where it is not the page's (a language menu). */
  lang?: string;
  /** Takes something away. */
  isDestructive?: boolean;
  isDisabled?: boolean;
}

/** What the trigger must spread on a Button or an IconButton. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onPress: () => void;
  onPressStart: () => void;
  onHoverStart: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Draws the button: `(props) => <Button {...props}>Account</Button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** In the order in which they are listed. */
  items: readonly MenuItem[];
  /** Turns the menu into a choice of one: this item has the tick. */
  selectedId?: string;
  /** An item was chosen. Links are followed all the same. */
  onAction?: (id: string) => void;
  /** Which edge of the trigger the menu keeps to. Default `start`. */
  align?: 'start' | 'end';
}

/** A button that opens a list of actions or of links. The list's code comes at the first sign of intent. */
export function Menu({ trigger, align = 'start', ...list }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [focusFirst, setFocusFirst] = useState<'first' | 'last'>('first');
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();

  const open = (from: 'first' | 'last') => {
    setFocusFirst(from);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return passOn(event);
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      {trigger({
        ...intent,
        ref,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPress: () => (isOpen ? setOpen(false) : open('first')),
        onKeyDown,
      })}
      <Overlay
        {...list}
        align={align}
        focusFirst={focusFirst}
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={ref}
        labelledBy={id}
      />
    </>
  );
}
