import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for whether a member joined before another one. Of members of the same instant, the one with the smaller id did:
 * an order without ties has no rings.
 * @param member alias of an `app_user`
 * @param other SQL for the `(created_at, id)` of the other
 */
export const joinedBefore = (member: string, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${member}.created_at`)}, ${sql.ref(`${member}.id`)}) < ${other}`;
