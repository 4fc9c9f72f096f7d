'use client';

import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { MenuProps } from './Menu.tsx';
import { CheckIcon } from '../Icon/index.ts';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as styles from './MenuPopover.styles.ts';

type MenuPopoverProps = OverlayProps &
  Omit<MenuProps, 'trigger'> & {
    triggerRef: RefObject<HTMLButtonElement | null>;
    labelledBy: string;
    focusFirst: 'first' | 'last';
  };

/** Lazy overlay of Menu. */
export function MenuPopover({
  isOpen,
  onOpenChange,
  triggerRef,
  labelledBy,
  focusFirst,
  items,
  selectedId,
  onAction,
  align,
  ...root
}: MenuPopoverProps) {
  const close = () => onOpenChange(false);
  return (
    <Popover
      {...root}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      aria-labelledby={labelledBy}
      placement={`bottom ${align ?? 'start'}`}
      offset={4}
      style={useEntrance(isOpen, root.style)}
      css={styles.popover}
      data-component="MenuPopover"
    >
      <AriaMenu
        aria-labelledby={labelledBy}
        autoFocus={focusFirst}
        onClose={close}
        onAction={(key) => onAction?.(String(key))}
        selectionMode={selectedId === undefined ? 'none' : 'single'}
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
        disallowEmptySelection
        css={styles.list}
      >
        {items.map(({ id, label, textValue, description, icon, isDestructive, ...item }) => (
          <AriaMenuItem
            key={id}
            id={id}
            {...item}
            textValue={textValue ?? (typeof label === 'string' ? label : id)}
            data-part="item"
            data-destructive={isDestructive || undefined}
            css={styles.item}
          >
            {icon && <span aria-hidden>{icon}</span>}
            <span css={styles.words}>
              {label}
              {description && (
                <span css={styles.description} data-part="description">
                  {description}
                </span>
              )}
            </span>
            {id === selectedId && <CheckIcon />}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
