import { JsonText } from '../contract/jsonText.ts';
import type { Handler, HandlerContext } from '../http/handler.ts';
import { once } from '../http/once.ts';
import { Problem } from '../contract/problem.ts';
import { withRetry } from '../db/withRetry.ts';
import { addUpvote as add, removeUpvote as remove } from '../upvotes/upvotes.ts';

export const addUpvote: Handler<'addUpvote'> = async (context) => {
  const vote = ownVote(context);
  return once(context, async (trx) => {
    const totalUpvotes = await add(trx, vote, context.clock());
    return JsonText.of({ projectId: vote.projectId, totalUpvotes, upvoted: true });
  });
};

export const removeUpvote: Handler<'removeUpvote'> = async (context) => {
  const vote = ownVote(context);
  const totalUpvotes = await withRetry(context.db, (trx) => remove(trx, vote));
  return { projectId: vote.projectId, totalUpvotes, upvoted: false };
};

function ownVote({ member, body }: HandlerContext<'addUpvote' | 'removeUpvote'>) {
  if (body.uid !== member.id) throw new Problem('not-yours');
  return { userId: member.id, projectId: body.projectId };
}
