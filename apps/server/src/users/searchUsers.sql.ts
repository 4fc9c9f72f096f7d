import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { containing } from '../projects/fold.ts';

/** SQL for a member `u` as admins see them in lists. */
export const foundUser = `json_build_object(
       'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url, 'email', u.email,
       'role', u.role, 'flag', u.flag, 'points', u.total_points, 'isDegen', u.is_degen,
       'isDisqualified', u.disqualified_at is not null, 'createdAt', ${utc('u.created_at')})`;

/**
 * Members whose name or username contains the term, or whose id equals it. Exact matches come first.
 * @plan app_user_search
 */
export const searchUsers = async (db: Queryable, term: string, limit: number) =>
  (await queryJson<components['schemas']['UserSearch']>(
    db,
    `select json_build_object('users', coalesce(json_agg(${foundUser}
       order by u.is_exact desc, u.total_points desc, u.id), '[]'))::text as json
     from (
       select *, lower(username) = $1 or id is not distinct from $2::bigint as is_exact from app_user
       where (lower(name) || ' ' || lower(username) like $3 or id = $2::bigint) and deleted_at is null
       order by is_exact desc, total_points desc, id limit $4::bigint) u`,
    [term.toLowerCase(), /^\d{1,15}$/.test(term) ? Number(term) : null, containing(term.toLowerCase()), limit],
  ))!;
