import { utc } from '../db/queryJson.ts';

/** Number of days after a rejection during which it can be appealed. */
export const APPEAL_DAYS = 14;

/** Key of an appeal. Each decision can be appealed only once. */
export const appealKey = (subject: 'submission' | 'quest', id: number, decision: number) =>
  `${subject}:${id}:${decision}`;

// Hours, because a day of the session's time zone may have 23 or 25.
const properties = (refusedAt: string, isRefused: string) => `
  'appeal', case when a.id is not null then json_build_object('text', a.body, 'status', a.status,
    'createdAt', ${utc('a.created_at')}, 'decidedAt', ${utc('a.decided_at')}, 'answer', a.answer) end,
  'appealUntil', case when ${isRefused} and a.id is null then
    ${utc(`(${refusedAt} + interval '${APPEAL_DAYS * 24} hours')`)} end`;

/**
 * SQL that joins `submission` s with the member's appeal `a`: the one against the current rejection, or the accepted
 * one that led to the acceptance.
 */
export const appealOfSubmission = `left join appeal a on a.user_id = s.user_id
  and a.appeal_key = 'submission:' || s.id || ':' || s.decisions - (s.status = 'Accepted')::int
  and (s.status = 'Rejected' or a.status = 'accepted')`;

/** SQL for the JSON properties of a submission's appeal: the appeal, or if there is none, the deadline for one. */
export const submissionAppeal = properties('s.decided_at', `s.status = 'Rejected'`);

/** SQL that joins `quest_progress` p with the member's appeal `a`, like {@link appealOfSubmission}. */
export const appealOfQuest = `left join appeal a on a.user_id = p.user_id
  and a.appeal_key = 'quest:' || p.quest_id || ':' || p.moves and (p.state = 'failed' or a.status = 'accepted')`;

/** SQL for the JSON properties of a quest's appeal, like {@link submissionAppeal}. */
export const questAppeal = properties('p.decided_at', `p.state = 'failed'`);
