import type { ReportedSubject } from '@pwr-community/api/schema';
import type { IntlShape } from 'react-intl';
import { paths } from '../../../shared/paths.ts';
import { reportDeskMessages as m } from './messages.ts';

/** An admin's decisions on the reports about a subject. */
export type Decision = 'uphold' | 'dismiss';

/** Name of the reported content, such as "Comment on Harbour". */
export const subjectOf = (formatMessage: IntlShape['formatMessage'], { kind, title }: ReportedSubject): string =>
  formatMessage(m.subject, { type: kind, title: title.replace(/^https:\/\//, '') });

/** Address of the reported content; undefined if it no longer exists. */
export function hrefOf({ kind, id, projectId, url, state }: ReportedSubject): string | undefined {
  if (state === 'gone') return undefined;
  if (kind === 'comment') return paths.project.getHref(projectId!, `?comment=${id}`);
  if (kind === 'project') return paths.project.getHref(id);
  return kind === 'post' ? url! : paths.profile.getHref(id);
}
