import { readPage } from '../../../shared/pageNumber.ts';
import { parseId } from '../../../shared/parseId.ts';
import { operations, type AuditedOperation } from './operations.ts';

/** What of the log is shown: all of it stands in the address. */
export interface AuditView {
  search: string;
  operation: AuditedOperation | 'all';
  /** The entry that is open. */
  entry: number | null;
  /** One-based, as on the screen. */
  page: number;
}

/** Reads the address; what it does not know is as if it were not there. */
export function readView(params: URLSearchParams): AuditView {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 80),
    operation: operations.find((known) => known === params.get('action')) ?? 'all',
    entry: parseId(params.get('entry') ?? undefined),
    page: readPage(params),
  };
}

/** The search part of an address that shows this. Defaults are left out, so one view has one address. */
export function writeView({ search, operation, entry, page }: AuditView): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (operation !== 'all') params.set('action', operation);
  if (entry !== null) params.set('entry', String(entry));
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
