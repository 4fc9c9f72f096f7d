import { EditConflict } from '@pwr-community/ui/EditConflict';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { conflictMessages as m } from './messages.ts';
import type { Conflict } from './useEdit.ts';

/** Maximum length of a text shown here, in characters; the form holds the full text. */
const mostShown = 280;

export interface ConflictNoticeProps {
  conflict: Conflict | null;
  onChoose: (name: string, choice: 'mine' | 'theirs') => void;
  /** Returns a field's label in the form. */
  labelOf: (name: string) => ReactNode;
  /** Renders values other than text, numbers, lists and booleans; returns undefined for those. */
  show?: (name: string, value: unknown) => ReactNode;
}

/** Asks which version to keep, for each field that someone else has also changed. */
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
