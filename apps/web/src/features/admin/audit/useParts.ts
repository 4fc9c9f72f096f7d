import { useIntl } from 'react-intl';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { statusNames } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { auditMessages as m, roleNames } from './messages.ts';
import { partNames } from './partNames.ts';

/** Shown for missing values. */
const nothing = '–';

const isKey = <Names extends object>(names: Names, key: unknown): key is keyof Names =>
  typeof key === 'string' && Object.hasOwn(names, key);

/** Labels and formats the properties that admins change. */
export function useParts() {
  const { formatMessage, formatNumber, formatDate } = useIntl();

  const nameOf = (part: string): string => (isKey(partNames, part) ? formatMessage(partNames[part]) : part);

  const say = (part: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing;
    if (typeof value === 'boolean') return formatMessage(value ? m.yes : m.no);
    if (typeof value === 'number') return formatNumber(value, { useGrouping: part !== 'id' && !part.endsWith('Id') });
    if (Array.isArray(value)) return value.map((one) => say(part, one)).join('\n') || nothing;
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, one]) => `${name}: ${say(name, one)}`)
        .join('\n');
    if (part === 'role' && isKey(roleNames, value)) return formatMessage(roleNames[value]);
    if (part === 'status' && isKey(statusNames, value)) return formatMessage(submissionMessages[statusNames[value]]);
    if (part === 'reason' && isKey(reasonMessages, value)) return formatMessage(reasonMessages[value].name);
    if (part === 'type' && isKey(submissionMessages, value)) return formatMessage(submissionMessages[value]);
    const text = String(value);
    return /^\d{4}-\d\d-\d\dT/.test(text) ? formatDate(text, { dateStyle: 'medium', timeStyle: 'short' }) : text;
  };

  return { nameOf, say };
}
