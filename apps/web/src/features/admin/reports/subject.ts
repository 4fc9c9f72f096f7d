import type { ReportedSubject } from '@pwr-community/api/schema';
import type { IntlShape } from 'react-intl';
import { reportDeskMessages as m } from './messages.ts';

/** An admin's decisions on the reports about a subject. */
export type Decision = 'uphold' | 'dismiss';

/** Name of the reported content, such as "Comment on Harbour". */
export const subjectOf = (formatMessage: IntlShape['formatMessage'], { kind, title }: ReportedSubject): string =>
  formatMessage(m.subject, { type: kind, title: title.replace(/^https:\/\//, '') });
