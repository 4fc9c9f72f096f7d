import type { Database } from '../db/database.ts';
import { listAdminPage, type AdminBoard } from './adminBoard.sql.ts';
import type { Path } from './adminSources.sql.ts';
import { isOfDays } from './window.ts';
import { areFew, holdsMostDays, isRare, shardsOfDays } from './windowSums.sql.ts';

/** A page of an admin's board. Counts the points of the filter's days, or all-time points if it has none. */
export async function listAdminBoard(db: Database, filter: AdminBoard) {
  const shards = isOfDays(filter) ? await shardsOfDays(db) : 1;
  return listAdminPage(db, filter, await choosePath(db, filter), shards);
}

/** Chooses the fastest source of points for a page. */
async function choosePath(db: Database, filter: AdminBoard): Promise<Path> {
  const { filterType, sortBy, sortOrder, searchTerm, isDegen, page, limit } = filter;
  if (!isOfDays(filter)) {
    if (filterType === 'all') return 'totals';
    if (isDegen !== undefined) return 'ofKind';
    // In another order, such as by name, members with points of a rare kind would be far apart in the index.
    return sortBy !== 'points' && !searchTerm && (await isRare(db, filterType)) ? 'ofKind' : 'boardOfKind';
  }
  if (filterType !== 'all') return 'ofDays';
  const isByPoints = sortBy === 'points' && sortOrder !== 'ascending' && !searchTerm && isDegen === undefined;
  if (isByPoints && (await areFew(db, filter, (page + 1) * limit))) return 'firstOfDays';
  return (await holdsMostDays(db, filter)) ? 'ofMostDays' : 'ofDays';
}
