import { css } from '@emotion/react';
import { Button } from '@pwr-community/ui/Button';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { token } from '@pwr-community/ui/tokens';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { bulkMessages as m } from '../review/messages.ts';

/**
 * Lets the borderless button's padding extend past the end of the bar. Otherwise, the buttons wouldn't fit one line on
 * a 320 px wide screen.
 */
const last = css({ marginInlineEnd: `calc(-1 * (${token.space[3]} + ${token.stroke.line}))` });

/** A decision on the selected items. */
export interface ToolbarDecision {
  id: string;
  label: string;
  variant?: 'primary' | 'destructive' | 'quiet';
  onPress: () => void;
}

export interface ToolbarProps {
  /** True if the list can be selected from: it has items, and they await a decision. */
  isSelectable: boolean;
  /** Number of all items that match the filter. */
  total: number;
  selected: number;
  isPageSelected: boolean;
  /** True while the items are still those of the previous filter or page. */
  isPrevious: boolean;
  onSelectPage: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  decisions: readonly ToolbarDecision[];
  /** Number of items that came in after the list loaded. Default 0. */
  newCount?: number;
  onShowNew?: (() => void) | undefined;
  /** Undoes the last decision; undefined if there is none. */
  onUndo?: (() => void) | undefined;
}

/**
 * The bar above the list: the selection and its decisions, new items, and undo. Memoized, because a decision on the
 * open item doesn't change it.
 */
export const Toolbar = memo(function Toolbar({
  isSelectable,
  total,
  selected,
  isPageSelected,
  isPrevious,
  onSelectPage,
  onSelectAll,
  onClear,
  decisions,
  newCount = 0,
  onShowNew,
  onUndo,
}: ToolbarProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isSelectable && (
        <Checkbox
          isSelected={isPageSelected}
          isIndeterminate={selected > 0 && !isPageSelected}
          isDisabled={isPrevious}
          onChange={() => (isPageSelected ? onClear() : onSelectPage())}
        >
          {formatMessage(selected > 0 ? m.selected : m.selectPage, { count: selected })}
        </Checkbox>
      )}
      {isSelectable && (
        <Button variant="quiet" size="s" isDisabled={selected >= total} onPress={onSelectAll}>
          {formatMessage(m.selectAll, { count: total })}
        </Button>
      )}
      {/*
        The buttons are disabled instead of hidden, so that the first selection doesn't shift the row under the finger.
        They are grouped, so that another digit in the count doesn't wrap a single button.
      */}
      {isSelectable && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {decisions.map(({ id, label, variant, onPress }) => (
            <Button
              key={id}
              variant={variant}
              size="s"
              aria-haspopup="dialog"
              isDisabled={selected === 0}
              onPress={onPress}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" size="s" isDisabled={selected === 0} onPress={onClear} css={last}>
            {formatMessage(m.clear)}
          </Button>
        </div>
      )}
      {newCount > 0 && (
        <Button size="s" onPress={onShowNew}>
          {formatMessage(m.news, { count: newCount })}
        </Button>
      )}
      {onUndo && (
        <Button variant="quiet" size="s" onPress={onUndo}>
          {formatMessage(m.undo)}
        </Button>
      )}
    </>
  );
});
