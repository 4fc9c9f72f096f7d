import { day, inAddress, openId, oneOf, page, searchField, type ViewOf } from '../../../shared/address.ts';
import { operations, type AuditedOperation } from './operations.ts';

const fields = {
  search: searchField,
  operation: oneOf<AuditedOperation | 'all'>('action', ['all', ...operations], 'all'),
  /** First and last day (UTC) of the listed entries; null for all time. */
  from: day('from'),
  to: day('to'),
  /** Id of the entry open in the sheet. */
  entry: openId('entry'),
  page: page(),
};

/** The displayed part of the log. */
export type AuditView = ViewOf<typeof fields>;

export const { read: readView, write: writeView } = inAddress(fields);
