import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

const self = `(a.subject ->> 'kind' = 'member' and (a.subject ->> 'id')::bigint = $1)`;

/** SQL condition: the entry is about an appeal or report, whose answer is a message to the member. */
const answered = `a.subject ->> 'kind' in ('appeal', 'report')`;

/** SQL for the audited properties before or after, without the member's name and admins' messages. */
const partsOf = (column: string) => `jsonb_set(case when ${self} then ${column} - 'reason'
      when ${answered} then ${column} - 'answer' else ${column} end, '{member}', to_jsonb($3::text), false)`;

const text = `
  with own as (
    select 'submission' as kind, id, status = 'Accepted' as stays from submission where user_id = $1
    union all select 'comment', id, true from comment where user_id = $1 and deleted_at is null
    union all select 'appeal', id, false from appeal where user_id = $1
    union all select 'report', id, subject_kind <> 'profile' from report where author_id = $1
    union all select 'report', id, subject_kind <> 'profile' from report where user_id = $1
  )
  update admin_action a set
    subject = case
      when ${self} or a.subject ->> 'kind' in ('submission', 'appeal', 'report') and not exists (
        select from own where own.kind = a.subject ->> 'kind' and own.id = (a.subject ->> 'id')::bigint and own.stays)
      then jsonb_set(a.subject, '{name}', to_jsonb($3::text)) else a.subject end,
    input = case
      when ${self} then jsonb_set(a.input, '{username}', to_jsonb($3::text), false) - '{reason,text}'::text[]
      -- An admin's message to the member.
      when a.subject ->> 'kind' = 'submission' then a.input - 'message'
      when ${answered} then a.input - 'answer' else a.input end,
    before = ${partsOf('a.before')},
    after = ${partsOf('a.after')}
  where ${self}
    or exists (select from own where own.kind = a.subject ->> 'kind' and own.id = (a.subject ->> 'id')::bigint)
    -- Comments and submissions that have since been deleted are identified only by the name.
    or ($2 in (a.before ->> 'member', a.after ->> 'member')
      and (a.subject ->> 'kind' = 'comment'
        and not exists (select from comment c where c.id = (a.subject ->> 'id')::bigint and c.deleted_at is null)
      or a.subject ->> 'kind' = 'submission'
        and not exists (select from submission s where s.id = (a.subject ->> 'id')::bigint)))`;

/**
 * Replaces a member's name in the audit log, and the names of their appeals and of the submissions that are deleted
 * with the account. Removes admins' messages to the member, and reasons and notes about them. Reads the whole log:
 * deletions are rare, and an index on the subject would slow down every admin's call.
 * @param name the member's name before the deletion
 * @param placeholder the name to show instead
 * @plan all of admin_action, comment_by_user, comment_pkey, report_by_author, report_pkey, submission_by_user, submission_pkey
 */
export const eraseFromAudit = (trx: Transaction<DB>, userId: number, name: string, placeholder: string) =>
  trx.executeQuery(CompiledQuery.raw(text, [userId, name, placeholder]));
