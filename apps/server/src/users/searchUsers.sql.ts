import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import { containing } from '../projects/fold.ts';

/** SQL for a member `u` as admins see them in lists. */
export const foundUser = `json_build_object(
       'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url, 'email', u.email,
       'wallet', (select address from wallet_of_member where user_id = u.id),
       'role', u.role, 'flag', u.flag, 'points', u.total_points, 'isDegen', u.is_degen,
       'isDisqualified', u.disqualified_at is not null, 'createdAt', ${utc('u.created_at')})`;

/** Matches a search term that may be a member's id. A JavaScript number represents 15 digits exactly. */
export const isId = /^\d{1,15}$/;

/** SQL for the id of the member whose id or wallet is the search term. */
const named = `coalesce($2::bigint, (select user_id from provider_subject where provider = 'wallet' and subject = $1))`;

/**
 * Members whose name or username contains the term, or whose id or wallet equals it. Exact matches come first.
 * @plan app_user_search
 */
export const searchUsers = async (db: Queryable, term: string, limit: number) =>
  (await queryJson<components['schemas']['UserSearch']>(
    db,
    `select json_build_object('users', coalesce(json_agg(${foundUser}
       order by u.is_exact desc, u.total_points desc, u.id), '[]'))::text as json
     from (
       select *, lower(username) = $1 or id is not distinct from ${named} as is_exact from app_user
       where (lower(name) || ' ' || lower(username) like $3 or id = ${named}) and deleted_at is null
       order by is_exact desc, total_points desc, id limit $4::bigint) u`,
    [term.toLowerCase(), isId.test(term) ? Number(term) : null, containing(term.toLowerCase()), limit],
  ))!;
