import type { QueryClient } from '@tanstack/react-query';
import type { CommentList } from '../../generated/schema.d.ts';
import { commentsKey, type CommentOrder, type CommentView } from '../queries/comments.ts';

/** Changes all cached lists of a project's comments. */
export const changeComments = (
  client: QueryClient,
  projectId: number,
  change: (list: CommentList, order: CommentOrder) => CommentList,
) => {
  for (const [key, list] of client.getQueriesData<CommentList>({ queryKey: commentsKey(projectId) })) {
    const { sort = 'newest' } = key[2] as CommentView;
    if (list) client.setQueryData(key, change(list, sort));
  }
};
