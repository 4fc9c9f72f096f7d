'use client';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { CheckIcon } from '../Icon/index.ts';
import type { Country, FlagPickerProps } from './FlagPicker.tsx';
import * as styles from './FlagPicker.styles.ts';

type FlagListProps = Pick<FlagPickerProps, 'countries' | 'value' | 'onChange'> & {
  labelledBy: string;
  isDisabled: boolean;
  empty: string;
};

/** Estimated height of a one-line item; longer names are measured. */
const layout = { estimatedRowSize: 40, padding: 4 };

/** The countries that match the search. */
export function FlagList({ labelledBy, countries, value, onChange, isDisabled, empty }: FlagListProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox<Country>
        aria-labelledby={labelledBy}
        items={countries}
        disabledKeys={isDisabled ? countries.map(({ id }) => id) : []}
        selectionMode="single"
        // The search field handles Escape, which must not clear the selection.
        escapeKeyBehavior="none"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          onChange(key === undefined ? null : String(key));
        }}
        renderEmptyState={() => <span css={styles.sentence}>{empty}</span>}
        css={styles.list}
        data-part="list"
      >
        {({ id, name, flag }) => (
          <ListBoxItem id={id} textValue={name} css={styles.item} data-part="country">
            {({ isSelected }) => (
              <>
                <img src={flag} alt="" loading="lazy" css={styles.flag} />
                <span css={styles.name}>{name}</span>
                {isSelected && <CheckIcon />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
