'use client';
import { useContext } from 'react';
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { CheckIcon } from '../Icon/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as list from '../Select/SelectList.styles.ts';
import type { SelectItem } from '../Select/index.ts';
import * as styles from './ComboBox.styles.ts';

/** Estimated height of a one-line item; longer ones are measured. */
const layout = { estimatedRowSize: 36, padding: 4 };

/** The list overlay. Not lazy, because the field gets its items from the list. */
export function ComboBoxList({ sentence }: { sentence: string }) {
  const isEmpty = useContext(ComboBoxStateContext)?.collection.size === 0;
  return (
    <Popover offset={4} css={styles.popover} data-component="ComboBoxList">
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox<SelectItem>
          shouldFocusWrap
          renderEmptyState={() => <span css={styles.sentence}>{sentence}</span>}
          css={styles.list}
        >
          {({ id, label, textValue, icon }) => (
            <ListBoxItem
              id={id}
              textValue={textValue ?? (typeof label === 'string' ? label : id)}
              css={list.item}
              data-part="item"
            >
              {({ isSelected }) => (
                <>
                  {icon && <span aria-hidden>{icon}</span>}
                  <span css={list.words}>{label}</span>
                  {isSelected && <CheckIcon />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
      {/* Inside the overlay, because everything outside is hidden from screen readers while the list is open. */}
      <Spoken as="span" isNews css={visuallyHidden}>
        {isEmpty && sentence}
      </Spoken>
    </Popover>
  );
}
