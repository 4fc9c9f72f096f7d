import { Button } from '@pwr-community/ui/Button';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { useIntl } from 'react-intl';
import { bulkMessages as m } from '../review/messages.ts';

/** A decision on the selection. */
export interface ToolbarDecision {
  id: string;
  label: string;
  variant?: 'primary' | 'destructive' | 'quiet';
  onPress: () => void;
}

export interface ToolbarProps {
  /** Number of listed items, and of those that match the filter, on all pages. */
  listed: number;
  total: number;
  selected: number;
  isPageSelected: boolean;
  onSelectPage: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  decisions: readonly ToolbarDecision[];
  /** Number of items that came in since the list was read. Default 0. */
  newCount?: number;
  onShowNew?: (() => void) | undefined;
  /** Undoes the last decision; undefined if there is none. */
  onUndo?: (() => void) | undefined;
}

/** The bar above the list: the selection with its decisions, new submissions, and undo. */
export function Toolbar({
  listed,
  total,
  selected,
  isPageSelected,
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
      {listed > 0 && (
        <Checkbox
          isSelected={isPageSelected}
          isIndeterminate={selected > 0 && !isPageSelected}
          onChange={() => (isPageSelected ? onClear() : onSelectPage())}
        >
          {formatMessage(selected > 0 ? m.selected : m.selectPage, { count: selected })}
        </Checkbox>
      )}
      {listed > 0 && (
        <Button variant="quiet" size="s" isDisabled={selected >= total} onPress={onSelectAll}>
          {formatMessage(m.selectAll, { count: total })}
        </Button>
      )}
      {/*
        Disabled rather than left out, so that the first selection moves no row under the finger. Together, so that
        another digit in the count moves none of them to another line.
      */}
      {listed > 0 && (
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
          <Button variant="quiet" size="s" isDisabled={selected === 0} onPress={onClear}>
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
}
