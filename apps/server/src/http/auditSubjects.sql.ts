import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

/** The columns that identify and describe a subject. */
interface SubjectRow {
  id: number;
  name: string;
  /** The member who owns the points or content. */
  owner_id?: number;
  parts: Record<string, unknown>;
}

/** SQL for the audited properties of member `u`. */
const memberParts = `json_build_object('points', u.total_points, 'isDegen', u.is_degen,
      'isDisqualified', u.disqualified_at is not null, 'silencedUntil', u.silenced_until,
      'referralPoints', u.referral_points, 'proposals', (
        select count(*) from sanction s where s.user_id = u.id and s.status = 'proposed')) as parts`;

/** One statement for each type of subject. Each locks the row that it describes until the transaction ends. */
const texts = {
  member: `
    select u.id, u.name, u.id as owner_id, ${memberParts} from app_user u where u.id = $1::bigint for no key update of u`,

  sanction: `
    select u.id, u.name, u.id as owner_id, ${memberParts}
    from sanction x join app_user u on u.id = x.user_id where x.id = $1 for no key update of u`,

  note: `
    select u.id, u.name, ${memberParts} from admin_note n join app_user u on u.id = n.user_id
    where n.id = $1 for no key update of u`,

  submission: `
    select s.id, coalesce(s.title, s.url, '') as name, s.user_id as owner_id, json_build_object('member', u.name, 'type', s.type,
      'status', s.status, 'points', s.points, 'reason', s.reason) as parts
    from submission s join app_user u on u.id = s.user_id where s.id = $1 for no key update of s`,

  appeal: `
    select a.id, coalesce(s.title, s.url, q.title ->> 'en', '') as name, json_build_object('member', u.name,
      'status', a.status, 'answer', a.answer, 'points', u.total_points,
      'isFirstAdmin', coalesce(a.decided_by in (a.first_by, a.user_id), false)) as parts
    from appeal a join app_user u on u.id = a.user_id left join submission s on s.id = a.submission_id
    left join quest q on q.id = a.quest_id
    where a.id = $1 for no key update of a`,

  report: `
    select r.id, coalesce(nullif(left(r.excerpt, 80), ''), r.title) as name, json_build_object('member', u.name,
      'type', r.subject_kind, 'decision', r.status, 'answer', r.answer, 'openReports', (select count(*) from report o
        where o.subject_kind = r.subject_kind and o.subject_id = r.subject_id and o.status = 'open'),
      'isInvolved', coalesce(r.decided_by = r.author_id or exists (select from report o where o.user_id = r.decided_by
        and o.subject_kind = r.subject_kind and o.subject_id = r.subject_id), false)) as parts
    from report r join app_user u on u.id = r.author_id where r.id = $1 for no key update of r`,

  quest: `
    select id, title ->> 'en' as name, json_build_object('title', title, 'description', description, 'kind', kind,
      'target', target, 'actionUrl', action_url, 'points', points, 'position', position, 'startsAt', starts_at,
      'endsAt', ends_at, 'needsReview', needs_review) as parts
    from quest where id = $1 and deleted_at is null for no key update`,

  project: `
    select id, name, json_build_object('projectName', name, 'bio', bio, 'description', description,
      'projectDeployment', deployment, 'categories', categories, 'projectWebsite', website,
      'twitterLinkedinUrl', twitter_linkedin_url, 'telegramUsername', telegram_username, 'logo', logo,
      'images', array_remove(array[image_1, image_2, image_3], null)) as parts
    from project where id = $1 for no key update`,

  comment: `
    select c.id, left(c.body, 80) as name, json_build_object('member', u.name, 'project', p.name, 'comment', c.body) as parts
    from comment c join app_user u on u.id = c.user_id join project p on p.id = c.project_id
    where c.id = $1 and c.deleted_at is null for no key update of c`,

  progress: `
    select u.id, u.name, u.id as owner_id, json_build_object('quest', q.title ->> 'en', 'state', p.state, 'reason', p.reason,
      'points', u.total_points) as parts
    from app_user u join quest q on q.id = $2 left join quest_progress p on p.user_id = u.id and p.quest_id = q.id
    where u.id = $1 for no key update of u`,
};

/** A type of subject that {@link readSubject} can read. */
export type SubjectSource = keyof typeof texts;

/**
 * Reads a subject by its ids and locks it; undefined if there is none.
 * @plan member: app_user_pkey, sanction_proposed
 * @plan sanction: app_user_pkey, sanction_by_id, sanction_proposed
 * @plan note: admin_note_by_id, app_user_pkey, sanction_proposed
 * @plan submission: app_user_pkey, submission_pkey
 * @plan appeal: app_user_pkey, appeal_by_id, submission_pkey
 * @plan report: app_user_pkey, report_by_id, report_open, report_pkey
 * @plan project: project_pkey
 * @plan comment: app_user_pkey, comment_pkey, project_pkey
 * @plan progress: app_user_pkey, quest_pkey, quest_progress_pkey
 */
export async function readSubject(
  trx: Transaction<DB>,
  source: SubjectSource,
  ids: number[],
): Promise<SubjectRow | undefined> {
  const { rows } = await trx.executeQuery<SubjectRow>(CompiledQuery.raw(texts[source], ids));
  return rows[0];
}
