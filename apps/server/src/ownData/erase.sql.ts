import { CompiledQuery, type Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';

const self = `(a.subject ->> 'kind' = 'member' and (a.subject ->> 'id')::bigint = $1)`;

const text = `
  with own as (
    select 'submission' as kind, id, status = 'Accepted' as stays from submission where user_id = $1
    union all select 'comment', id, true from comment where user_id = $1 and deleted_at is null
    union all select 'appeal', id, false from appeal where user_id = $1
  )
  update admin_action a set
    subject = case
      when ${self} or a.subject ->> 'kind' in ('submission', 'appeal') and not exists (
        select from own where own.kind = a.subject ->> 'kind' and own.id = (a.subject ->> 'id')::bigint and own.stays)
      then jsonb_set(a.subject, '{name}', to_jsonb($3::text)) else a.subject end,
    input = case
      when ${self} then jsonb_set(a.input, '{username}', to_jsonb($3::text), false) - '{reason,text}'::text[]
      -- An admin's sentence to the member.
      when a.subject ->> 'kind' = 'submission' then a.input - 'message' else a.input end,
    before = jsonb_set(a.before, '{member}', to_jsonb($3::text), false),
    after = jsonb_set(a.after, '{member}', to_jsonb($3::text), false)
  where ${self}
    or exists (select from own where own.kind = a.subject ->> 'kind' and own.id = (a.subject ->> 'id')::bigint)
    -- Comments and submissions that were deleted since can be told by the name alone.
    or ($2 in (a.before ->> 'member', a.after ->> 'member')
      and (a.subject ->> 'kind' = 'comment'
        and not exists (select from comment c where c.id = (a.subject ->> 'id')::bigint and c.deleted_at is null)
      or a.subject ->> 'kind' = 'submission'
        and not exists (select from submission s where s.id = (a.subject ->> 'id')::bigint)))`;

/**
 * Replaces a member's name in the audit log, and the names of their submissions that don't stay, and removes what admins
 * wrote to the member or noted about them. Reads all of the log: deletions are rare, and an index on the subject would
 * cost each call of an admin more.
 * @param name the member's name until now
 * @param placeholder the name to show instead
 * @plan all of admin_action, comment_by_user, comment_pkey, submission_by_user, submission_pkey
 */
export const eraseFromAudit = (trx: Transaction<DB>, userId: number, name: string, placeholder: string) =>
  trx.executeQuery(CompiledQuery.raw(text, [userId, name, placeholder]));
