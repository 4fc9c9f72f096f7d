'use client';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { passOn } from '../../internal/keys.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import type { RootProps } from '../../internal/root.ts';
import { ListFrame } from '../../internal/frame/ListFrame.tsx';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./MenuPopover.tsx')).MenuPopover,
  ({ triggerRef, items, align, onOpenChange }) => (
    <ListFrame
      triggerRef={triggerRef}
      rows={items.length}
      align={align}
      onClose={() => onOpenChange(false)}
      width={176}
    />
  ),
);

export interface MenuItem {
  id: string;
  label: ReactNode;
  /** Text for type-ahead. Required if `label` is not a string. */
  textValue?: string;
  /** Secondary text on a second line. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Makes the item a link. */
  href?: string;
  /** Use `_blank` for external links. */
  target?: string;
  /** Language of the label, if it differs from the page's, as in a language menu. */
  lang?: string;
  /** Styles the item as destructive. */
  isDestructive?: boolean;
  isDisabled?: boolean;
}

/** Props that the trigger must spread on a Button or an IconButton. */
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

export interface MenuProps extends RootProps {
  /** Renders the button: `(props) => <Button {...props}>Account</Button>`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Items in display order. */
  items: readonly MenuItem[];
  /** Makes the menu a single choice, with a check mark on this item. */
  selectedId?: string;
  /** Called with the id of the chosen item. If the item is a link, the browser also follows it. */
  onAction?: (id: string) => void;
  /** Edge of the trigger that the menu aligns with. Default `start`. */
  align?: 'start' | 'end';
}

/**
 * A button that opens a list of actions or links. The overlay's chunk is prefetched when the browser is idle, or on
 * first intent.
 */
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
