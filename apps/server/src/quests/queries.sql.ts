import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';
import { metadata } from '../db/pageJson.ts';
import { queryJson, utc } from '../db/queryJson.ts';
import type { Language } from '../contract/language.ts';
import { appealOfQuest, questAppeal } from '../appeals/ownAppeal.ts';
import type { Waiting } from '../contract/paging.ts';
import { waitingSql } from '../users/waiting.ts';

type Schemas = components['schemas'];

/** The reader's id and language. Visitors have no id. */
export interface Reader {
  userId: number | null;
  language: Language;
}

/**
 * SQL for member `$1`'s last action in a quest. In a wallet quest, a linked wallet counts as a transaction, even if
 * buttons were pressed later.
 */
const action = `case when q.kind = 'wallet' and exists (
    select from wallet_of_member w where w.user_id = $1::bigint) then 'transaction' else p.action end`;

/**
 * SQL for the JSON properties of quest `q`, with the reader's progress `p` and appeal `a`. `$1` is the reader, `$2` the
 * language.
 */
const quest = `
  'id', q.id, 'challenge_id', q.id, 'kind', q.kind, 'title', q.title ->> $2::text,
  'description', q.description ->> $2::text, 'target', q.target, 'actionUrl', q.action_url, 'points', q.points,
  'order', q.position, 'startsAt', ${utc('q.starts_at')}, 'endsAt', ${utc('q.ends_at')},
  'needsReview', q.needs_review, 'state', coalesce(p.state, 'not_started'), 'action', ${action},
  'reason', case when p.state = 'failed' then p.reason end, 'completedAt', ${utc('p.completed_at')}, ${questAppeal}`;

const ownProgress = `left join quest_progress p on p.quest_id = q.id and p.user_id = $1::bigint ${appealOfQuest}`;

const list = (from: string, order: string) => `
  select json_build_object('quests', coalesce(json_agg(json_build_object(${quest}) order by ${order}), '[]'))::text as json
  from ${from}`;

/**
 * All quests that aren't deleted, in their order.
 * @plan appeal_pkey, quest_progress_pkey, wallet_of_member_pkey
 */
export const listQuests = async (db: Queryable, { userId, language }: Reader) =>
  (await queryJson<Schemas['QuestList']>(
    db,
    list(`quest q ${ownProgress} where q.deleted_at is null`, 'q.position, q.id'),
    [userId, language],
  ))!;

const ofStates = (states: string, order: string) =>
  list(
    `quest_progress p join quest q on q.id = p.quest_id ${appealOfQuest} where p.user_id = $1 and p.state in (${states})`,
    order,
  );

/**
 * A member's completed quests, latest first.
 * @plan appeal_pkey, quest_pkey, quest_progress_pkey, wallet_of_member_pkey
 */
export const listCompletedQuests = async (db: Queryable, { userId, language }: Reader) =>
  (await queryJson<Schemas['QuestList']>(db, ofStates(`'completed'`, 'p.completed_at desc, q.id'), [
    userId,
    language,
  ]))!;

/**
 * A member's quests that await a decision, latest first.
 * @plan appeal_pkey, quest_pkey, quest_progress_pkey, wallet_of_member_pkey
 */
export const listQuestsInReview = async (db: Queryable, { userId, language }: Reader) =>
  (await queryJson<Schemas['QuestList']>(db, ofStates(`'in_review', 'pending'`, 'p.requested_at desc, q.id'), [
    userId,
    language,
  ]))!;

/**
 * One quest with its title and description in every language; undefined if it doesn't exist or was deleted.
 * @plan appeal_pkey, quest_pkey, quest_progress_pkey, wallet_of_member_pkey
 */
export const getQuest = (db: Queryable, id: number, { userId, language }: Reader) =>
  queryJson<Schemas['QuestDetail']>(
    db,
    `select json_build_object(${quest}, 'titles', q.title, 'descriptions', q.description, 'version', q.version)::text as json
     from quest q ${ownProgress} where q.id = $3 and q.deleted_at is null`,
    [userId, language, id],
  );

const progress = `'challengeId', p.quest_id, 'state', p.state, 'action', p.action,
  'reason', case when p.state = 'failed' then p.reason end`;

/**
 * A member's progress in each quest they started.
 * @plan quest_progress_pkey
 */
export const listQuestActions = async (db: Queryable, userId: number) =>
  (await queryJson<Schemas['QuestActions']>(
    db,
    `select json_build_object('actions', coalesce(json_agg(json_build_object(${progress}) order by p.quest_id), '[]'))::text
       as json
     from quest_progress p where p.user_id = $1`,
    [userId],
  ))!;

/**
 * A page of undecided requests, by default oldest first.
 * @plan app_user_pkey, quest_pkey, quest_progress_open
 */
export async function listUnresolvedQuests(db: Queryable, waiting: Waiting, language: Language) {
  const { page, limit } = waiting;
  const parameters: unknown[] = [language, limit, page * limit, page];
  const { where, orderBy } = waitingSql(waiting, parameters, {
    names: ['u.name', 'u.username', 'q.title ->> $1::text'],
    since: 'p.requested_at',
  });
  const joins = where ? 'join app_user u on u.id = p.user_id join quest q on q.id = p.quest_id' : '';
  const matching = `quest_progress p ${joins} where p.state in ('pending', 'in_review')${where}`;
  return (await queryJson<Schemas['UnresolvedQuests']>(
    db,
    `select json_build_object(
       'requests', coalesce((
         select json_agg(json_build_object(
           'user', json_build_object('id', u.id, 'name', u.name, 'username', u.username, 'pictureUrl', u.picture_url,
             'isDegen', u.is_degen),
           'quest', json_build_object('id', q.id, 'title', q.title ->> $1::text, 'kind', q.kind, 'points', q.points),
           'state', p.state, 'url', p.proof_url, 'text', p.proof_text, 'requestedAt', ${utc('p.requested_at')}
         ) order by ${orderBy('p.requested_at', 'p.user_id', 'p.quest_id')})
         from (select p.* from ${matching} order by ${orderBy('p.requested_at', 'p.user_id', 'p.quest_id')}
               limit $2::bigint offset $3::bigint) p
         join app_user u on u.id = p.user_id join quest q on q.id = p.quest_id), '[]'),
       'metadata', ${metadata('t.total', '$4::bigint', '$2::bigint')}
     )::text as json
     from (select count(*) as total from ${matching}) t`,
    parameters,
  ))!;
}
