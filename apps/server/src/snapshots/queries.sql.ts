import type { components } from '@pwr-community/api/schema';
import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { Paging } from '../contract/paging.ts';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, queryRow, utc } from '../db/queryJson.ts';
import type { Exclusion, Group } from './rules.ts';

type Schemas = components['schemas'];

/** Number of nodes per row. */
export const CHUNK = 256;

/** Members to exclude, regardless of their points. */
export interface Left {
  excludesAdmins: boolean;
  /** Ids of the members who are excluded individually. */
  excluded: readonly number[];
}

/** SQL for the reason why member `u` with wallet `w` gets nothing, regardless of points; null if there is none. */
const exclusion = `case
  when u.disqualified_at is not null then 'disqualified'
  when u.id = any($1::bigint[]) then 'excluded'
  when $2::boolean and u.role <> 'User' then 'admin'
  when w.address is null then 'no-wallet' end`;

/** SQL condition for the members of a snapshot: those with points and the disqualified ones, except deleted members. */
const isMember = '(u.total_points > 0 or u.disqualified_at is not null) and u.deleted_at is null';
const members = `app_user u left join wallet_of_member w on w.user_id = u.id`;

/** SQL for the points of member `u`, at least 0. */
const points = 'greatest(u.total_points, 0)';

const rowsOf = async <Row>(db: Queryable, text: string, parameters: unknown[]) =>
  (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;

/**
 * Counts members by points and exclusion, the most points first.
 * @plan all of app_user, all of wallet_of_member
 */
export const groupMembers = (db: Queryable, { excluded, excludesAdmins }: Left) =>
  rowsOf<Group>(
    db,
    `select points, exclusion, count(*) as members
     from (select ${points} as points, ${exclusion} as exclusion from ${members} where ${isMember}) m
     group by points, exclusion
     order by points desc`,
    [excluded, excludesAdmins],
  );

/**
 * Number of members in a snapshot.
 * @plan all of app_user
 */
export const countMembers = async (db: Queryable) =>
  (await queryRow<{ count: number }>(db, `select count(*) as count from app_user u where ${isMember}`, []))!.count;

/** A member's data for a snapshot. */
export interface MemberRow {
  id: number;
  points: number;
  wallet: string | null;
  exclusion: Exclusion | null;
}

/**
 * A page of members by id, starting after a given id.
 * @plan app_user_pkey, wallet_of_member_pkey
 */
export const readMembers = (db: Queryable, { excluded, excludesAdmins }: Left, after: number, limit: number) =>
  rowsOf<MemberRow>(
    db,
    `select u.id, ${points} as points, lower(w.address) as wallet, ${exclusion} as exclusion
     -- Without its own bound, a merge join would read the wallets from the first one for each page.
     from ${members} and w.user_id > $3::bigint
     where ${isMember} and u.id > $3::bigint order by u.id limit $4::bigint`,
    [excluded, excludesAdmins, after, limit],
  );

/** An entry to store. */
export interface NewEntry {
  entry: number;
  wallet: string | null;
  points: number;
  amount: string;
  exclusion: Exclusion | null;
  leafIndex: number | null;
}

/**
 * Stores entries.
 * @plan no table
 */
export const insertEntries = (trx: Transaction<DB>, snapshotId: number, entries: readonly NewEntry[]) =>
  rowsOf(
    trx,
    `insert into snapshot_entry (snapshot_id, entry, wallet, points, amount, exclusion, leaf_index)
     select $1::bigint, * from jsonb_to_recordset($2::jsonb) e (entry bigint, wallet text, points bigint, amount numeric,
       exclusion text, "leafIndex" integer)`,
    [snapshotId, JSON.stringify(entries)],
  );

/** A member and their entry. */
export interface Link {
  userId: number;
  entry: number;
}

/**
 * Links members to their entries.
 * @param links in the order of member ids, because adjacent rows are read and locked faster
 * @plan app_user_pkey
 */
export const insertLinks = (trx: Transaction<DB>, snapshotId: number, links: readonly Link[]) =>
  rowsOf(
    trx,
    `insert into snapshot_member (user_id, snapshot_id, entry)
     select a.user_id, $1::bigint, a.entry from unnest($2::bigint[], $3::bigint[]) a (user_id, entry)
     -- An account that was deleted since the freeze isn't linked to its entry; one that is being deleted is waited for.
     join app_user u on u.id = a.user_id
     -- Without the range, the planner reads all members for each batch.
     where u.deleted_at is null and u.id between $4::bigint and $5::bigint order by u.id for key share of u`,
    [
      snapshotId,
      links.map(({ userId }) => userId),
      links.map(({ entry }) => entry),
      links[0]!.userId,
      links.at(-1)!.userId,
    ],
  );

/** SQL for a snapshot `s` as JSON. */
const snapshotJson = `json_build_object('id', s.id, 'frozenAt', ${utc('s.frozen_at')}, 'rules', s.rules,
  'totals', s.totals, 'root', s.root, 'sha256', s.sha256)`;

/**
 * The latest 100 snapshots, newest first.
 * @plan snapshot_pkey
 */
export const listSnapshots = async (db: Queryable) =>
  (await queryJson<Schemas['SnapshotList']>(
    db,
    `select json_build_object('snapshots', coalesce(json_agg(${snapshotJson} order by s.id desc), '[]'))::text as json
     from (select * from snapshot order by id desc limit 100) s`,
    [],
  ))!;

/**
 * A snapshot as JSON; undefined if it doesn't exist.
 * @plan snapshot_pkey
 */
export const getSnapshot = async (db: Queryable, id: number) =>
  (
    await queryRow<{ json: string }>(
      db,
      `select ${snapshotJson}::text as json from snapshot s where s.id = $1::bigint`,
      [id],
    )
  )?.json;

/** A wallet's amount, and its place in the tree. */
export interface WalletRow {
  amount: string;
  leaf_index: number;
}

/**
 * A wallet's entry; undefined if the wallet gets nothing.
 * @plan snapshot_entry_by_wallet
 */
export const findWallet = (db: Queryable, snapshotId: number, wallet: string) =>
  queryRow<WalletRow>(
    db,
    `select e.amount::text as amount, e.leaf_index from snapshot_entry e
     where e.snapshot_id = $1::bigint and e.wallet = $2 and e.leaf_index is not null`,
    [snapshotId, wallet],
  );

/**
 * Nodes of a tree, in the order of the indices, as hexadecimal.
 * @plan snapshot_nodes_pkey
 */
export const readNodes = async (db: Queryable, snapshotId: number, indices: readonly number[]) =>
  (
    await rowsOf<{ node: string }>(
      db,
      `select encode(substring(n.nodes from (i.node % ${CHUNK})::integer * 32 + 1 for 32), 'hex') as node
       from unnest($2::bigint[]) with ordinality i (node, place)
       join snapshot_nodes n on n.snapshot_id = $1::bigint and n.chunk = i.node / ${CHUNK} order by i.place`,
      [snapshotId, indices],
    )
  ).map(({ node }) => `0x${node}`);

/** A member's entry in a snapshot. */
export interface OwnRow {
  snapshot: string;
  snapshot_id: number;
  wallet: string | null;
  points: number;
  amount: string;
  exclusion: Exclusion | null;
  reason: string | null;
  leaf_index: number | null;
}

/**
 * A member's entries in the latest 100 snapshots that include the member, newest first. The plan names no index of
 * `snapshot_exclusion`, because both serve equally well.
 * @plan snapshot_entry_pkey, snapshot_member_pkey, snapshot_pkey
 */
export const ownEntries = (db: Queryable, userId: number) =>
  rowsOf<OwnRow>(
    db,
    `select ${snapshotJson}::text as snapshot, s.id as snapshot_id, e.wallet, e.points, e.amount::text as amount,
       e.exclusion, x.reason, e.leaf_index
     from (select * from snapshot_member where user_id = $1::bigint order by snapshot_id desc limit 100) m
     join snapshot s on s.id = m.snapshot_id
     join snapshot_entry e on e.snapshot_id = m.snapshot_id and e.entry = m.entry
     left join snapshot_exclusion x on x.user_id = m.user_id and x.proposal_id = s.proposal_id
     order by s.id desc`,
    [userId],
  );

/** SQL that joins the entries of snapshot `s` to their members and exclusions. */
const entriesWithMembers = `snapshot_entry e
  left join snapshot_member m on m.snapshot_id = e.snapshot_id and m.entry = e.entry
  left join app_user u on u.id = m.user_id
  left join snapshot_exclusion x on x.user_id = m.user_id and x.proposal_id = s.proposal_id`;

/**
 * A page of a snapshot's entries with their members, by entry number; undefined if the snapshot doesn't exist. The
 * plan names no index of `snapshot_exclusion`, because both serve equally well.
 * @plan app_user_pkey, snapshot_entry_pkey, snapshot_member_by_entry, snapshot_pkey
 */
export const listEntries = (db: Queryable, id: number, { page, limit }: Paging) =>
  queryJson<Schemas['SnapshotEntries']>(
    db,
    `select json_build_object('entries', coalesce((
         select json_agg(json_build_object('entry', e.entry,
           'user', case when u.id is not null then json_build_object('id', u.id, 'name', u.name,
             'username', u.username, 'pictureUrl', u.picture_url, 'isDegen', u.is_degen) end,
           'wallet', e.wallet, 'points', e.points, 'amount', e.amount::text, 'exclusion', e.exclusion,
           'reason', x.reason) order by e.entry)
         from ${entriesWithMembers}
         where e.snapshot_id = s.id and e.entry > $2::bigint * $3::bigint
           and e.entry <= ($2::bigint + 1) * $3::bigint), '[]'),
       'metadata', ${metadata("(s.totals ->> 'members')::bigint", '$2::bigint', '$3::bigint')})::text as json
     from snapshot s where s.id = $1::bigint`,
    [id, page, limit],
  );

/** An entry in a snapshot's files. */
export interface FileRow {
  entry: number;
  wallet: string | null;
  points: number;
  exclusion: string | null;
  amount: string;
}

/**
 * A page of entries for a file, starting after a given one.
 * @plan snapshot_entry_pkey
 */
export const readEntries = (db: Queryable, snapshotId: number, after: number, limit: number) =>
  rowsOf<FileRow>(
    db,
    `select entry, wallet, points, exclusion, amount::text as amount from snapshot_entry
     where snapshot_id = $1::bigint and entry > $2::bigint order by entry limit $3::bigint`,
    [snapshotId, after, limit],
  );

/** SQL for a proposal `p` as JSON, for the admin `$1`. */
const proposalJson = `json_build_object('proposalId', p.id, 'status', p.status, 'rules', p.rules,
  'freezeAt', ${utc('p.freeze_at')},
  'proposedBy', (select name from app_user where id = p.proposed_by), 'proposedAt', ${utc('p.proposed_at')},
  'confirmedBy', (select name from app_user where id = p.confirmed_by), 'failure', p.failure,
  'isOwn', p.proposed_by = $1::bigint, 'exclusions', coalesce((
    select json_agg(json_build_object('user', json_build_object('id', u.id, 'name', u.name), 'reason', x.reason) order by u.id)
    from snapshot_exclusion x join app_user u on u.id = x.user_id where x.proposal_id = p.id), '[]'))`;

/**
 * A proposal, for an admin.
 * @plan app_user_pkey, snapshot_exclusion_by_proposal, snapshot_proposal_pkey
 */
export const getProposal = async (db: Queryable, adminId: number, id: number) =>
  (await queryJson<Schemas['SnapshotProposal']>(
    db,
    `select ${proposalJson}::text as json from snapshot_proposal p where p.id = $2::bigint`,
    [adminId, id],
  ))!;

/**
 * The latest 20 proposals, for an admin. `isSuperAdmin` is true if the admin may decide on them, and `needsSecondAdmin`
 * if there is another super admin.
 * @plan all of app_user, all of snapshot_exclusion
 */
export const getDesk = async (db: Queryable, adminId: number, airdropEndsAt: string | null) =>
  (await queryJson<Schemas['SnapshotDesk']>(
    db,
    `select json_build_object(
       'proposals', coalesce((
         select json_agg(${proposalJson} order by p.id desc)
         from (select * from snapshot_proposal order by id desc limit 20) p), '[]'),
       'isSuperAdmin', exists (select from app_user where id = $1::bigint and role = 'Super Admin'),
       'needsSecondAdmin', exists (select from app_user where id <> $1::bigint and role = 'Super Admin'),
       'airdropEndsAt', $2::text)::text as json`,
    [adminId, airdropEndsAt],
  ))!;
