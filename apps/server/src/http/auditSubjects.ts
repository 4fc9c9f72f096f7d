import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import type { OperationId } from './handler.ts';

/** What a call is about. */
export interface Subject {
  kind: 'member' | 'submission' | 'quest' | 'project' | 'comment';
  id: number;
  name: string;
}

/** Something as it stands: what it is, and its parts. */
export interface State {
  subject: Subject | null;
  parts: Record<string, unknown>;
}

/** How to read something: SQL for `id`, `name` and its parts by `$1` and `$2`, which take the row until the transaction ends. */
interface Source {
  kind: Subject['kind'];
  text: string;
}

const member: Source = {
  kind: 'member',
  text: `
    select id, name, json_build_object('points', total_points, 'isDegen', is_degen,
      'isDisqualified', disqualified_at is not null, 'referralPoints', referral_points) as parts
    from app_user where id = $1 for no key update`,
};

const submission: Source = {
  kind: 'submission',
  text: `
    select s.id, coalesce(s.title, s.url, '') as name, json_build_object('member', u.name, 'type', s.type,
      'status', s.status, 'points', s.points, 'reason', s.reason) as parts
    from submission s join app_user u on u.id = s.user_id where s.id = $1 for no key update of s`,
};

const quest: Source = {
  kind: 'quest',
  text: `
    select id, title ->> 'en' as name, json_build_object('title', title, 'description', description, 'kind', kind,
      'target', target, 'actionUrl', action_url, 'points', points, 'position', position, 'startsAt', starts_at,
      'endsAt', ends_at, 'needsReview', needs_review) as parts
    from quest where id = $1 and deleted_at is null for no key update`,
};

const project: Source = {
  kind: 'project',
  text: `
    select id, name, json_build_object('projectName', name, 'bio', bio, 'description', description,
      'projectDeployment', deployment, 'categories', categories, 'projectWebsite', website,
      'twitterLinkedinUrl', twitter_linkedin_url, 'telegramUsername', telegram_username, 'logo', logo,
      'images', array_remove(array[image_1, image_2, image_3], null)) as parts
    from project where id = $1 for no key update`,
};

const comment: Source = {
  kind: 'comment',
  text: `
    select c.id, left(c.body, 80) as name, json_build_object('member', u.name, 'project', p.name, 'comment', c.body) as parts
    from comment c join app_user u on u.id = c.user_id join project p on p.id = c.project_id
    where c.id = $1 and c.deleted_at is null for no key update of c`,
};

const progress: Source = {
  kind: 'member',
  text: `
    select u.id, u.name, json_build_object('quest', q.title ->> 'en', 'state', p.state, 'reason', p.reason,
      'points', u.total_points) as parts
    from app_user u join quest q on q.id = $2 left join quest_progress p on p.user_id = u.id and p.quest_id = q.id
    where u.id = $1 for no key update of u`,
};

/** What is read for an operation, and by which of its inputs. What is made anew stands in the input. */
const sources: Partial<Record<OperationId, [Source, ...string[]]>> = {
  addPoints: [member, 'userId'],
  setPoints: [member, 'userId'],
  disqualifyUser: [member, 'userId'],
  setDegen: [member, 'userId'],
  setReferralValue: [member, 'id'],
  acceptSubmission: [submission, 'submissionId'],
  rejectSubmission: [submission, 'submissionId'],
  reopenSubmission: [submission, 'submissionId'],
  deletePost: [submission, 'postId'],
  deleteEmbedCode: [submission, 'id'],
  updateQuest: [quest, 'id'],
  deleteQuest: [quest, 'id'],
  forceVerifyQuest: [progress, 'userId', 'challengeId'],
  decideQuest: [progress, 'userId', 'challengeId'],
  updateProject: [project, 'id'],
  deleteProject: [project, 'id'],
  deleteComment: [comment, 'id'],
};

/** Reads what a call is about, as it stands; null where there is no such thing. */
export async function readState(
  trx: Transaction<DB>,
  operation: OperationId,
  input: Record<string, unknown>,
): Promise<State | null> {
  if (operation === 'acceptAllSubmissions') return readQueue(trx);
  const [source, ...names] = sources[operation] ?? [];
  if (!source) return null;
  const ids = names.map((name) => Number(input[name]));
  const { rows } = await trx.executeQuery<{ id: number; name: string; parts: State['parts'] }>(
    CompiledQuery.raw(source.text, ids),
  );
  const row = rows[0];
  return row ? { subject: { kind: source.kind, id: row.id, name: row.name }, parts: row.parts } : null;
}

async function readQueue(trx: Transaction<DB>): Promise<State> {
  const { inReview } = await trx
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('inReview'))
    .where('status', '=', 'In Review')
    .executeTakeFirstOrThrow();
  return { subject: null, parts: { inReview } };
}

/** What of two states differs; whole where only one of them is. */
export function difference(before: State | null, after: State | null) {
  if (!before || !after) return { before: before?.parts ?? null, after: after?.parts ?? null };
  const changed = Object.keys(after.parts).filter(
    (name) => JSON.stringify(before.parts[name]) !== JSON.stringify(after.parts[name]),
  );
  const pick = ({ parts }: State) => Object.fromEntries(changed.map((name) => [name, parts[name]]));
  return { before: pick(before), after: pick(after) };
}
