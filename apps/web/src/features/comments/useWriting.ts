import type { CommentDraft, CommentEditDraft, CreateCommentOptions } from '@pwr-community/api/mutations/comments';
import { lazyCode, prefetchWhenIdle } from '@pwr-community/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../shared/settings.tsx';
import { useToasts } from '../../shared/toasts.tsx';
import { commentMessages as m } from './messages.ts';
import type { Desk } from './writing.ts';

// A chunk of its own, because most readers don't write.
const writing = lazyCode(() => import('./writing.ts'));

/** Prefetches the code that posts and saves; a failure is shown when it is needed. */
export const prepareWriting = () => void writing.prefetch().catch(() => {});

/** Posting comments on a project and saving edits. What fails is returned, and a toast says so. */
export function useWriting(projectId: number) {
  const client = useQueryClient();
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { code } = useLocale();
  useEffect(() => prefetchWhenIdle(writing.prefetch), []);
  return useMemo(() => {
    // The tests' pseudo-locales aren't languages.
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
