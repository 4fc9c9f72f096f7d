import { EditConflict } from '@pwr-community/ui/EditConflict';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { conflictMessages as m } from './messages.ts';
import type { Conflict } from './useEdit.ts';

/** How much of a text is shown; the chosen one is in the form in full. */
const mostShown = 280;

export interface ConflictNoticeProps {
  conflict: Conflict | null;
  onChoose: (name: string, choice: 'mine' | 'theirs') => void;
  /** The label that a field has in the form. */
  labelOf: (name: string) => ReactNode;
  /** How a value looks that is no text, number, list or answer; undefined for those. */
  show?: (name: string, value: unknown) => ReactNode;
}

/** Asks which version to keep of the fields that someone else saved meanwhile. */
export function ConflictNotice({ conflict, onChoose, labelOf, show }: ConflictNoticeProps) {
  const { formatMessage, formatNumber, formatList } = useIntl();
  if (!conflict) return null;

  const showAny = (name: string, value: unknown): ReactNode => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return formatMessage(m.empty);
    const shown = show?.(name, value);
    if (shown !== undefined) return shown;
    if (typeof value === 'boolean') return formatMessage(value ? m.yes : m.no);
    if (typeof value === 'number') return formatNumber(value);
    if (Array.isArray(value)) return formatList(value as string[], { type: 'unit' });
    const text = [...String(value)];
    return text.length > mostShown ? `${text.slice(0, mostShown).join('')}…` : text.join('');
  };

  return (
    <EditConflict
      key={conflict.id}
      title={formatMessage(m.title, { count: conflict.fields.length })}
      fields={conflict.fields.map(({ name, mine, theirs, choice }) => ({
        name,
        label: labelOf(name),
        mine: showAny(name, mine),
        theirs: showAny(name, theirs),
        choice,
      }))}
      onChoose={onChoose}
      messages={{ mine: formatMessage(m.mine), theirs: formatMessage(m.theirs) }}
    >
      {formatMessage(m.body)}
    </EditConflict>
  );
}
