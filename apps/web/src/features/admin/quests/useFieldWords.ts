import { locales } from '@pwr-community/i18n';
import type { QuestKind } from '@pwr-community/api/schema';
import { useIntl } from 'react-intl';
import { sayRefusal } from '../../../shared/form/sayRefusal.ts';
import { kindMessages, listMessages, questFormMessages as m } from './messages.ts';
import { limits, type FieldError, type FieldName } from './values.ts';

const labels = {
  kind: listMessages.kind,
  target: m.target,
  actionUrl: m.actionUrl,
  needsReview: m.needsReview,
  points: listMessages.points,
  order: listMessages.order,
  startsAt: m.startsAt,
  endsAt: m.endsAt,
  title: m.titleIn,
  description: m.descriptionIn,
};

/** Returns functions for the fields' error messages and labels, and for displaying their values. */
export function useFieldWords() {
  const { formatMessage, formatDate } = useIntl();

  /** Returns the message for a field's error. */
  const say = (error: { message?: string } | undefined, most = 0) => {
    switch (error?.message as FieldError | undefined) {
      case undefined:
        return undefined;
      case 'allOrNone':
        return formatMessage(m.allOrNone);
      case 'target':
        return formatMessage(m.targetWrong);
      case 'url':
        return formatMessage(m.urlWrong);
      case 'number':
        return formatMessage(m.numberWrong, { most: limits.number });
      case 'incomplete':
        return formatMessage(m.dateIncomplete);
      case 'order':
        return formatMessage(m.closesFirst);
      default:
        return sayRefusal({ formatMessage }, error!.message!, most);
    }
  };

  const labelOf = (field: FieldName) => {
    const [name, code] = field.split('.') as [keyof typeof labels, string?];
    return formatMessage(labels[name], { language: locales.find((locale) => locale.code === code)?.name });
  };
  const showValue = (name: string, value: unknown) => {
    if (name === 'kind') return formatMessage(kindMessages[value as QuestKind]);
    if (name === 'startsAt' || name === 'endsAt')
      return formatDate(`${String(value)}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    return undefined;
  };

  return { say, labelOf, showValue };
}
