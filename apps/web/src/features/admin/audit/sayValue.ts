import { locales } from '@pwr-community/i18n';
import type { IntlShape } from 'react-intl';
import { auditMessages as m } from './messages.ts';
import { partNames } from './partNames.ts';
import { valueNames } from './valueNames.ts';

/** Placeholder for an empty value. */
const nothing = '–';

const isKey = <Names extends object>(names: Names, key: unknown): key is keyof Names =>
  typeof key === 'string' && Object.hasOwn(names, key);

/** Returns a field's display name. Multilingual text has one field per language, named after the language. */
export function sayField({ formatMessage }: Pick<IntlShape, 'formatMessage'>, field: string): string {
  if (isKey(partNames, field)) return formatMessage(partNames[field]);
  return locales.find(({ code }) => code === field)?.name ?? field;
}

/** Formats a field's value in the reader's language. */
export function sayValue(intl: IntlShape, field: string, value: unknown): string {
  const { formatMessage, formatNumber, formatDate, formatList } = intl;
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return formatMessage(value ? m.yes : m.no);
  if (typeof value === 'number') return formatNumber(value, { useGrouping: field !== 'id' && !field.endsWith('Id') });
  if (Array.isArray(value)) {
    const items = value.map((one) => sayValue(intl, field, one));
    return formatList(items, { style: 'narrow' }) || nothing;
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) =>
        formatMessage(m.fieldValue, { field: sayField(intl, name), value: sayValue(intl, name, one) }),
      )
      .join('\n');
  const names = isKey(valueNames, field) ? valueNames[field]! : {};
  if (isKey(names, value)) return formatMessage(names[value]!);
  const text = String(value);
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return text;
  // Admins enter a quest's times in UTC.
  const timeZone = field === 'startsAt' || field === 'endsAt' ? 'UTC' : undefined;
  return formatDate(text, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
