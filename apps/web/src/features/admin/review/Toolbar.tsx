import { Button } from '@pwr-community/ui/Button';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { useIntl } from 'react-intl';
import { bulkMessages as m, decisionMessages } from './messages.ts';

export interface ToolbarProps {
  /** Number of listed submissions, and of those that match the filter, on all pages. */
  listed: number;
  total: number;
  selected: number;
  isPageSelected: boolean;
  onSelectPage: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  onDecide: (decision: 'accept' | 'reject') => void;
  /** Number of submissions that were sent since the list was read. */
  newCount: number;
  onShowNew: () => void;
  /** Undoes the last decision; undefined if there is none. */
  onUndo: (() => void) | undefined;
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
  onDecide,
  newCount,
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
      {selected > 0 && total > selected && (
        <Button variant="quiet" size="s" onPress={onSelectAll}>
          {formatMessage(m.selectAll, { count: total })}
        </Button>
      )}
      {selected > 0 && (
        <>
          <Button variant="primary" size="s" aria-haspopup="dialog" onPress={() => onDecide('accept')}>
            {formatMessage(decisionMessages.accept)}
          </Button>
          <Button variant="destructive" size="s" aria-haspopup="dialog" onPress={() => onDecide('reject')}>
            {formatMessage(decisionMessages.reject)}
          </Button>
          <Button variant="quiet" size="s" onPress={onClear}>
            {formatMessage(m.clear)}
          </Button>
        </>
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
