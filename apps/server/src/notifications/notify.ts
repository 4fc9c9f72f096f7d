import type { components } from '@pwr-community/api/schema';
import type { Queryable } from '../db/database.ts';

/** Maximum number of rows per statement, because a statement can have only 65,535 parameters. */
const BATCH = 1000;

/** A notification to send to a member. */
export interface News {
  /** The member to notify. */
  userId: number;
  /** Identifies the cause. A member's second notification with the same key is dropped. */
  key: string;
  kind: components['schemas']['NotificationKind'];
  /** The member or admin who caused it. Nobody is notified of their own actions. */
  causedBy?: number | null;
  /** True to show who caused it. Default false, because admins stay unnamed. */
  isNamed?: boolean;
  projectId?: number;
  commentId?: number;
  questId?: number;
  submissionId?: number;
  points?: number;
  reason?: string | null;
  /** Length of a silence, in days. */
  days?: number;
  /** The admin's message to the member, in addition to the reason or the points. */
  message?: string | null | undefined;
  /** The kind of content that a report is about, if the news is about a report. */
  reported?: components['schemas']['ReportedKind'];
}

/** Converts a notification to a row, without its time. */
export const toRow = (item: News) => ({
  user_id: item.userId,
  notification_key: item.key,
  kind: item.kind,
  actor_id: item.isNamed ? item.causedBy : null,
  project_id: item.projectId ?? null,
  comment_id: item.commentId ?? null,
  quest_id: item.questId ?? null,
  submission_id: item.submissionId ?? null,
  points: item.points ?? null,
  reason: item.reason ?? null,
  days: item.days ?? null,
  message: item.message ?? null,
  reported: item.reported ?? null,
});

/** Notifies members in the transaction that makes the change, so that neither is stored without the other. */
export async function notify(trx: Queryable, news: readonly News[], now: Date): Promise<void> {
  const rows = news
    .filter(({ userId, causedBy }) => userId !== causedBy)
    .map((item) => ({ ...toRow(item), created_at: now }));
  for (let start = 0; start < rows.length; start += BATCH)
    await trx
      .insertInto('notification')
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Creates the inviter's notification about an invited member. */
export const friend = (inviterId: number, invitedId: number, kind: 'friend-joined' | 'friend-counted'): News => ({
  userId: inviterId,
  key: `${kind}:${invitedId}`,
  kind,
  causedBy: invitedId,
  isNamed: true,
});

/** Deletes notifications whose cause was undone. */
export async function takeBack(trx: Queryable, userIds: number[], key: string): Promise<void> {
  await trx.deleteFrom('notification').where('user_id', 'in', userIds).where('notification_key', '=', key).execute();
}
