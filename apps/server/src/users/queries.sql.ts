import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { queryJson, utc } from '../db/queryJson.ts';

type User = components['schemas']['User'];

const user = `
  select json_build_object(
    'id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url, 'role', u.role, 'flag', u.flag,
    'interests', u.interests, 'points', u.total_points, 'createdAt', ${utc('u.created_at')}
  )::text as json
  from app_user u`;

/**
 * A member's public profile, by id.
 * @plan app_user_pkey
 */
export const getUser = (db: Queryable, id: number) =>
  queryJson<User>(db, `${user} where u.id = $1 and u.deleted_at is null`, [id]);

/**
 * A member's public profile, by username, ignoring case.
 * @plan app_user_pkey, username_pkey
 */
export const getUserByUsername = (db: Queryable, username: string) =>
  queryJson<User>(db, `${user} join username n on n.user_id = u.id where n.username_key = $1`, [
    username.toLowerCase(),
  ]);

/**
 * The member with a wallet, by its lowercase address.
 * @plan app_user_pkey, provider_subject_pkey
 */
export const getUserByWallet = (db: Queryable, address: string) =>
  queryJson<components['schemas']['UserInfo']>(
    db,
    `select json_build_object('address', w.subject, 'id', u.id, 'name', u.name, 'username', u.username,
       'pictureUrl', u.picture_url, 'flag', u.flag)::text as json
     from provider_subject w join app_user u on u.id = w.user_id
     where w.provider = 'wallet' and w.subject = $1`,
    [address],
  );
