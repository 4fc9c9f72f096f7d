import type { CommentDraft, CommentEditDraft, CreateCommentOptions } from '@pwr-community/api/mutations/comments';
import { lazyCode, prefetchWhenIdle } from '@pwr-community/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../shared/settings.tsx';
import { useToasts } from '../../shared/toasts.tsx';
import { commentMessages as m } from './messages.ts';
import type { Desk } from './writing.ts';

// A separate chunk, because most readers don't write.
const writing = lazyCode(() => import('./writing.ts'));

/** Prefetches the code that posts and saves. A failure surfaces when the code is needed. */
export const prepareWriting = () => void writing.prefetch().catch(() => {});

/**
 * Returns functions that post comments on a project and save edits. On failure, they show a toast and give the text
 * back (`onReturn`), unless the edited comment is gone.
 */
export function useWriting(projectId: number) {
  const client = useQueryClient();
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { code } = useLocale();
  useEffect(() => prefetchWhenIdle(writing.prefetch), []);
  return useMemo(() => {
    // The pseudo-locales for tests aren't languages.
    const language = code === 'en-XA' || code === 'en-XB' ? undefined : code;
    const desk: Desk = { projectId, language, client, formatMessage, toasts };
    return {
      post(author: CreateCommentOptions['author'], draft: CommentDraft, onReturn: (draft: CommentDraft) => void) {
        writing.load().then(
          ({ postComment }) => postComment(desk, author, draft, onReturn),
          () => {
            onReturn(draft);
            toasts.error(formatMessage(draft.replyingTo === null ? m.postFailed : m.replyFailed));
          },
        );
      },
      save(edit: CommentEditDraft, onReturn: (edit: CommentEditDraft) => void) {
        writing.load().then(
          ({ saveEdit }) => saveEdit(desk, edit, onReturn),
          () => {
            onReturn(edit);
            toasts.error(formatMessage(m.editFailed));
          },
        );
      },
    };
  }, [projectId, client, formatMessage, toasts, code]);
}
