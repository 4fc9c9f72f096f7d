import { CompiledQuery } from 'kysely';
import type { Database } from '../db/database.ts';

/** A kind of data in a member's export: one file in each format. */
interface Kind {
  /**
   * SQL for each column, by its name in the file. The only data about other members are the ids and join times of those
   * whom the member invited.
   */
  columns: Record<string, string>;
  from: string;
  /** The column with the member's id. */
  owner: string;
  /** The columns that order the rows, each with its type. Together they are unique among the member's rows. */
  order: Record<string, 'bigint' | 'text' | 'date' | 'timestamptz' | 'integer'>;
  where?: string;
}

const named = (alias: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${alias}.${name}`]));

export const kinds = {
  profile: {
    columns: {
      ...named('u', 'id', 'name', 'username', 'email', 'picture_url', 'flag', 'interests', 'role', 'is_degen'),
      ...named('u', 'total_points', 'disqualified_at', 'created_at'),
      referral_code: '(select min(code) from referral_code where user_id = u.id)',
      deletion_due_at: '(select due_at from account_deletion where user_id = u.id)',
    },
    from: 'app_user u',
    owner: 'u.id',
    order: { 'u.id': 'bigint' },
  },
  identities: {
    columns: named('s', 'provider', 'subject', 'label', 'created_at'),
    from: 'provider_subject s',
    owner: 's.user_id',
    order: { 's.provider': 'text', 's.subject': 'text' },
  },
  wallet: {
    columns: { ...named('w', 'address'), ...named('d', 'transaction_hash', 'linked_at'), device: 'f.seed_id' },
    from: `wallet_of_member w left join wallet d on d.address = w.address
      left join wallet_fingerprint f on f.user_id = w.user_id`,
    owner: 'w.user_id',
    order: { "coalesce(f.seed_id, '')": 'text' },
  },
  sessions: {
    columns: named('s', 'id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'),
    from: 'session s',
    owner: 's.user_id',
    order: { 's.last_seen_at': 'timestamptz', 's.id': 'bigint' },
  },
  points: {
    columns: {
      ...named('e', 'kind', 'delta'),
      // The reason names the invited member.
      reason: `case when e.kind = 'referral' then 'Invited a friend' else e.reason end`,
      ...named('e', 'quest_id', 'created_at'),
    },
    from: 'point_entry e',
    owner: 'e.user_id',
    order: { 'e.entry_key': 'text' },
  },
  comments: {
    columns: named('c', 'id', 'project_id', 'parent_id', 'body', 'language', 'created_at', 'edited_at'),
    from: 'comment c',
    owner: 'c.user_id',
    where: 'c.deleted_at is null',
    order: { 'c.created_at': 'timestamptz', 'c.id': 'bigint' },
  },
  'comment-versions': {
    columns: named('v', 'comment_id', 'version', 'body', 'written_at'),
    from: 'comment c join comment_version v on v.comment_id = c.id',
    owner: 'c.user_id',
    where: 'c.deleted_at is null',
    order: { 'c.created_at': 'timestamptz', 'c.id': 'bigint', 'v.version': 'integer' },
  },
  upvotes: {
    columns: { ...named('v', 'project_id'), project: 'p.name', created_at: 'v.created_at' },
    from: 'project_upvote v join project p on p.id = v.project_id',
    owner: 'v.user_id',
    order: { 'v.project_id': 'bigint' },
  },
  projects: {
    columns: {
      ...named('p', 'id', 'name', 'bio', 'description', 'deployment', 'categories', 'website', 'twitter_linkedin_url'),
      ...named('p', 'telegram_username', 'logo', 'image_1', 'image_2', 'image_3', 'created_at', 'updated_at'),
    },
    from: 'project p',
    owner: 'p.creator_id',
    order: { 'p.created_at': 'timestamptz', 'p.id': 'bigint' },
  },
  submissions: {
    columns: {
      ...named('s', 'id', 'type', 'url', 'image', 'title', 'status', 'points', 'reason'),
      ...named('s', 'message', 'decided_at', 'created_at'),
    },
    from: 'submission s',
    owner: 's.user_id',
    order: { 's.created_at': 'timestamptz', 's.id': 'bigint' },
  },
  quests: {
    columns: {
      ...named('p', 'quest_id'),
      quest: `q.title ->> 'en'`,
      ...named('p', 'state', 'action', 'proof_url', 'proof_text', 'reason', 'requested_at', 'completed_at'),
    },
    from: 'quest_progress p join quest q on q.id = p.quest_id',
    owner: 'p.user_id',
    order: { 'p.quest_id': 'bigint' },
  },
  quizzes: {
    columns: {
      day: 'a.day::text',
      ...named('a', 'question_id'),
      question: `q.question ->> 'en'`,
      ...named('a', 'answer', 'correct', 'answered_at'),
    },
    from: 'quiz_answer a join quiz_question q on q.id = a.question_id',
    owner: 'a.user_id',
    order: { 'a.day': 'date', 'a.question_id': 'bigint' },
  },
  notifications: {
    columns: {
      ...named('n', 'kind', 'project_id', 'comment_id', 'quest_id', 'submission_id', 'points', 'upvotes', 'reason'),
      ...named('n', 'message', 'days', 'is_unread', 'created_at'),
    },
    from: 'notification n',
    owner: 'n.user_id',
    order: { 'n.notification_key': 'text' },
  },
  referrals: {
    columns: { member_id: 'u.id', joined_at: 'u.created_at' },
    from: 'app_user u',
    owner: 'u.referred_by',
    order: { 'u.created_at': 'timestamptz', 'u.id': 'bigint' },
  },
  appeals: {
    columns: {
      ...named('a', 'submission_id', 'quest_id', 'body', 'status', 'first_at', 'first_reason', 'decided_at', 'answer'),
      ...named('a', 'created_at'),
    },
    from: 'appeal a',
    owner: 'a.user_id',
    order: { 'a.appeal_key': 'text' },
  },
  reports: {
    columns: named('r', 'subject_kind', 'subject_id', 'reason', 'body', 'status', 'answer', 'created_at'),
    from: 'report r',
    owner: 'r.user_id',
    order: { 'r.subject_kind': 'text', 'r.subject_id': 'bigint' },
  },
  sanctions: {
    columns: named('s', 'kind', 'reason', 'days', 'ends_at', 'created_at'),
    from: 'sanction s',
    owner: 's.user_id',
    where: "s.status = 'applied'",
    order: { 's.id': 'bigint' },
  },
  allocations: {
    columns: {
      ...named('m', 'snapshot_id'),
      ...named('e', 'wallet', 'points'),
      amount: 'e.amount::text',
      ...named('e', 'exclusion'),
      reason: 'x.reason',
    },
    from: `snapshot_member m join snapshot s on s.id = m.snapshot_id
      join snapshot_entry e on e.snapshot_id = m.snapshot_id and e.entry = m.entry
      left join snapshot_exclusion x on x.user_id = m.user_id and x.proposal_id = s.proposal_id`,
    owner: 'm.user_id',
    order: { 'm.snapshot_id': 'bigint' },
  },
} as const satisfies Record<string, Kind>;

/** The name of a kind of data, and of its files. */
export type KindName = keyof typeof kinds;

/** Position after a row, as the text of its ordering columns. */
export type Position = readonly string[];

/**
 * A page of a member's rows of one kind of data, after a position.
 * @plan profile: app_user_pkey, referral_code_by_user
 * @plan identities: provider_subject_by_user
 * @plan wallet: wallet_of_member_pkey
 * @plan sessions: session_by_user
 * @plan points: point_entry_pkey
 * @plan comments: comment_by_user
 * @plan comment-versions: comment_by_user
 * @plan upvotes: project_pkey, project_upvote_by_time
 * @plan projects: project_by_creator
 * @plan submissions: submission_by_user
 * @plan quests: quest_progress_pkey
 * @plan quizzes: quiz_answer_pkey
 * @plan notifications: notification_in_order
 * @plan referrals: app_user_by_referrer
 * @plan appeals: appeal_pkey
 * @plan reports: report_pkey
 * @plan sanctions: sanction_pkey
 * @plan allocations: snapshot_entry_pkey, snapshot_member_pkey, snapshot_pkey
 */
export async function readPage(
  db: Database,
  name: KindName,
  userId: number,
  limit: number,
  after?: Position,
): Promise<{ rows: Record<string, unknown>[]; next: Position | undefined }> {
  const { columns, from, owner, order, where }: Kind = kinds[name];
  const keys = Object.keys(order);
  const values = Object.values(order).map((type, index) => `$${index + 3}::text::${type}`);
  const text = `
    select array[${keys.map((key) => `${key}::text`).join(', ')}] as position,
      ${Object.entries(columns)
        .map(([column, expression]) => `${expression} as "${column}"`)
        .join(', ')}
    from ${from}
    where ${owner} = $1 ${where ? `and ${where}` : ''} ${after ? `and (${keys.join(', ')}) > (${values.join(', ')})` : ''}
    order by ${keys.join(', ')} limit $2`;
  const parameters = [userId, limit, ...(after ?? [])];
  const result = await db.executeQuery<Record<string, unknown> & { position: string[] }>(
    CompiledQuery.raw(text, parameters),
  );
  const rows = result.rows.map(({ position: _position, ...row }) => row);
  return { rows, next: result.rows.length < limit ? undefined : result.rows.at(-1)!.position };
}
