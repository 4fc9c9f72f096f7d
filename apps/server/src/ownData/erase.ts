import type { Transaction } from 'kysely';
import type { DB } from '../../generated/db.js';
import { leaveBoards, leaveSums } from '../points/disqualification.sql.ts';
import { invitedReason, referralKey } from '../referrals/payReferral.ts';
import { eraseFromAudit } from './erase.sql.ts';

/** Name stored for deleted members, because a check constraint requires one. The site translates it where possible. */
const NAME = 'Deleted member';

/** Tables whose rows for a member are personal data, or are of use only to that member. */
const PERSONAL = [
  'account_link',
  'admin_note',
  'announcement_read',
  'appeal',
  'burner_token',
  'digest_subscriber',
  'email_confirmation',
  'gm_claim',
  'idempotent_reply',
  'image_upload',
  'login_attempt',
  'notification',
  'notification_setting',
  'provider_subject',
  'quiz_answer',
  'quiz_member',
  'quiz_run',
  'referral_code',
  'report',
  'sanction',
  'session',
  'snapshot_exclusion',
  'snapshot_member',
  'upload_quota',
  'username',
  'wallet',
  'wallet_fingerprint',
  'wallet_of_member',
] as const;

/**
 * Erases a member's personal data. The row itself, points, proofs, comments, upvotes, projects and accepted content
 * stay without a name. Images are removed by the next sweep.
 */
export async function eraseMember(trx: Transaction<DB>, id: number, now: Date): Promise<void> {
  // Waits for calls that are adding rows for this member, because their foreign keys also lock the member's row.
  const { name } = await trx
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await eraseFromAudit(trx, id, name, NAME);
  await trx
    .updateTable('point_entry')
    .set({ reason: invitedReason(NAME) })
    .where('user_id', '=', (eb) => eb.selectFrom('app_user').select('referred_by').where('id', '=', id))
    .where('entry_key', '=', referralKey(id))
    .execute();
  await leaveSums(trx, id);
  await leaveBoards(trx, id);
  await trx
    .deleteFrom('wallet_challenge')
    .where('address', 'in', (eb) =>
      eb.selectFrom('provider_subject').select('subject').where('user_id', '=', id).where('provider', '=', 'wallet'),
    )
    .execute();
  for (const table of PERSONAL) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await trx.deleteFrom('submission_claim').where('admin_id', '=', id).execute();
  await trx.updateTable('report').set({ answer: null }).where('author_id', '=', id).execute();
  // Reports about the member's profile lose their subject.
  await trx.deleteFrom('report').where('subject_kind', '=', 'profile').where('subject_id', '=', id).execute();
  await trx.deleteFrom('submission').where('user_id', '=', id).where('status', '!=', 'Accepted').execute();
  await trx.updateTable('submission').set({ message: null }).where('user_id', '=', id).execute();
  await trx
    .deleteFrom('comment_version')
    .where('comment_id', 'in', (eb) =>
      eb.selectFrom('comment').select('id').where('user_id', '=', id).where('deleted_at', 'is', null),
    )
    .execute();
  await trx.deleteFrom('quest_progress').where('user_id', '=', id).where('state', '!=', 'completed').execute();
  await trx
    .updateTable('quest_progress')
    .set({ action: null, proof_url: null, proof_text: null, reason: null })
    .where('user_id', '=', id)
    .execute();
  await trx
    .updateTable('app_user')
    .set((eb) => ({
      name: NAME,
      username: `deleted-${id}`,
      picture_url: null,
      picture_key: null,
      email: null,
      flag: null,
      interests: [],
      role: 'User',
      is_degen: false,
      silenced_until: null,
      disqualified_at: eb.fn.coalesce('disqualified_at', eb.val(now)),
      deleted_at: now,
    }))
    .where('id', '=', id)
    .execute();
}
