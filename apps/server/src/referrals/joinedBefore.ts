import { sql, type Expression, type RawBuilder } from 'kysely';

/**
 * SQL condition: a member joined before another one. Ties go to the smaller id, because a strict order rules out
 * referral cycles.
 * @param member alias of an `app_user`
 * @param other SQL for the `(created_at, id)` of the other
 */
export const joinedBefore = (member: string, other: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${member}.created_at`)}, ${sql.ref(`${member}.id`)}) < ${other}`;
