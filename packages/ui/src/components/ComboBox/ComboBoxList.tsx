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

/** As high as one line of words; longer ones are measured. */
const layout = { estimatedRowSize: 36, padding: 4 };

/** The floating half. It comes with the field, not on intent: the field knows its choices from this list alone. */
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
      {/* In here: while the list is open, everything outside is hidden from screen readers. */}
      <Spoken as="span" isNews css={visuallyHidden}>
        {isEmpty && sentence}
      </Spoken>
    </Popover>
  );
}
