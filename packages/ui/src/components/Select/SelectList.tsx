'use client';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../Icon/index.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import type { SelectProps } from './Select.tsx';
import { useEntrance } from '../../internal/frame/entrance.ts';
import * as styles from './SelectList.styles.ts';

type SelectListProps = OverlayProps &
  Pick<SelectProps, 'items' | 'value' | 'onChange'> & {
    triggerRef: RefObject<HTMLElement | null>;
    labelledBy: string;
  };

/** Lazy overlay of Select. */
export function SelectList({ isOpen, onOpenChange, triggerRef, labelledBy, items, value, onChange }: SelectListProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger="Select"
      aria-labelledby={labelledBy}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      style={useEntrance(isOpen)}
      css={styles.popover}
      data-component="SelectList"
    >
      <ListBox
        aria-labelledby={labelledBy}
        autoFocus
        selectionMode="single"
        // A list box clears its selection on Escape or when the selected item is pressed. Here, both close the list
        // without a change.
        escapeKeyBehavior="none"
        shouldFocusWrap
        selectedKeys={value === undefined ? [] : [value]}
        disabledKeys={items.filter((item) => item.isDisabled).map((item) => item.id)}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChange(String(key));
          onOpenChange(false);
        }}
        css={styles.list}
      >
        {items.map(({ id, label, textValue, icon }) => (
          <ListBoxItem
            key={id}
            id={id}
            textValue={textValue ?? (typeof label === 'string' ? label : id)}
            css={styles.item}
            data-part="item"
          >
            {icon && <span aria-hidden>{icon}</span>}
            <span css={styles.words}>{label}</span>
            {id === value && <CheckIcon />}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
