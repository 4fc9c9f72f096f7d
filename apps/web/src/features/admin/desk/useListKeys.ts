import type { ReviewShortcut } from '@pwr-community/ui/layouts/ReviewLayout';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { keyMessages as m } from '../review/messages.ts';
import type { useSelection } from './useSelection.ts';

interface List<Item, Id extends string | number> {
  /** Id of the open item. */
  currentId: Id | undefined;
  /** True while the items are still those of the previous filter or page. */
  isPrevious: boolean;
  /** Undefined on desks without bulk decisions. */
  selection: Pick<ReturnType<typeof useSelection<Item, Id>>, 'selected' | 'toggle' | 'clear' | 'selectAll'> | undefined;
  /** Address of the open item's subject; undefined if it has none. */
  originalHref: string | undefined;
  onShowMember: (() => void) | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The keyboard shortcuts that all desks share: selecting, opening the subject or the member, and searching. */
export function useListKeys<Item, Id extends string | number>(list: List<Item, Id>): ReviewShortcut[] {
  const { formatMessage } = useIntl();
  const { currentId, isPrevious, selection, originalHref, onShowMember, searchRef } = list;
  // Keys pressed right after a search must not apply to the previous items: the results haven't loaded yet.
  const isSelectable = !isPrevious && selection !== undefined && currentId !== undefined;
  return [
    {
      sign: 'x',
      label: formatMessage(m.select),
      onPress: isSelectable ? () => selection.toggle(currentId, false) : undefined,
    },
    {
      sign: 'X',
      keyLabel: 'Shift X',
      label: formatMessage(m.selectRange),
      onPress: isSelectable ? () => selection.toggle(currentId, true) : undefined,
    },
    {
      sign: '*',
      keyName: formatMessage(m.asterisk),
      label: formatMessage(m.selectAll),
      onPress: selection && (() => selection.selectAll()),
    },
    {
      sign: 'c',
      label: formatMessage(m.clear),
      // Also stops a "select all" that is still loading.
      onPress: selection?.clear,
    },
    {
      sign: 'o',
      label: formatMessage(m.original),
      onPress:
        originalHref === undefined ? undefined : () => window.open(originalHref, '_blank', 'noopener,noreferrer'),
    },
    { sign: 'm', label: formatMessage(m.member), onPress: onShowMember },
    {
      sign: '/',
      keyName: formatMessage(m.slash),
      label: formatMessage(m.search),
      onPress: () => searchRef.current?.focus(),
    },
  ];
}
