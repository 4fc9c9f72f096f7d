import { utc } from '../db/queryJson.ts';

/** Days after a rejection in which it can be appealed. */
export const APPEAL_DAYS = 14;

/** Key of an appeal against a decision. */
export const appealKey = (subject: 'submission' | 'quest', id: number, decision: number) =>
  `${subject}:${id}:${decision}`;

const properties = (refusedAt: string, isRefused: string) => `
  'appeal', case when a.id is not null then json_build_object('text', a.body, 'status', a.status,
    'createdAt', ${utc('a.created_at')}, 'decidedAt', ${utc('a.decided_at')}, 'answer', a.answer) end,
  'appealUntil', case when ${isRefused} and a.id is null then
    ${utc(`(${refusedAt} + interval '${APPEAL_DAYS} days')`)} end`;

/** SQL that joins a member's appeal `a` to their `submission` s: against its rejection, or accepted and now its decision. */
export const appealOfSubmission = `left join appeal a on a.user_id = s.user_id
  and a.appeal_key = 'submission:' || s.id || ':' || s.decisions - (s.status = 'Accepted')::int
  and (s.status = 'Rejected' or a.status = 'accepted')`;

/** SQL for a submission's properties about its appeal. */
export const submissionAppeal = properties('s.decided_at', `s.status = 'Rejected'`);

/** SQL that joins a member's appeal `a` to their `quest_progress` p, like {@link appealOfSubmission}. */
export const appealOfQuest = `left join appeal a on a.user_id = p.user_id
  and a.appeal_key = 'quest:' || p.quest_id || ':' || p.moves and (p.state = 'failed' or a.status = 'accepted')`;

/** SQL for a quest's properties about its appeal. */
export const questAppeal = properties('p.decided_at', `p.state = 'failed'`);
