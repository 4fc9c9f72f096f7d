import { ApiError } from '@pwr-community/api/errors';
import {
  createCommentMutation,
  editCommentMutation,
  type CommentDraft,
  type CommentEditDraft,
  type CreateCommentOptions,
} from '@pwr-community/api/mutations/comments';
import { announce } from '@pwr-community/ui/announce';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { api } from '../../shared/api.ts';
import type { useToasts } from '../../shared/toasts.tsx';
import { commentMessages as m } from './messages.ts';

/** Context for posts and edits. It outlives the page, because requests may finish after the page closes. */
export interface Desk {
  projectId: number;
  language: CreateCommentOptions['language'];
  client: QueryClient;
  formatMessage: IntlShape['formatMessage'];
  toasts: ReturnType<typeof useToasts>;
}

/** Posts a comment or a reply and announces it. On failure, shows a toast and returns the draft. */
export function postComment(
  { formatMessage, toasts, client, ...place }: Desk,
  author: CreateCommentOptions['author'],
  draft: CommentDraft,
  onReturn: (draft: CommentDraft) => void,
) {
  const isReply = draft.replyingTo !== null;
  const mutation = createCommentMutation(api, {
    ...place,
    author,
    returnDraft: (returned) => {
      onReturn(returned);
      toasts.error(formatMessage(isReply ? m.replyFailed : m.postFailed));
    },
  });
  new MutationObserver(client, mutation).mutate(draft).then(
    () => announce(formatMessage(isReply ? m.replyPosted : m.posted)),
    // `returnDraft` has reported the failure.
    () => {},
  );
}

const problems: Record<string, keyof typeof m> = {
  'comment-edit-closed': 'editClosed',
  'edit-conflict': 'editConflict',
  'comment-not-found': 'editGone',
  disqualified: 'editDisqualified',
};

/** Saves an edit and announces it. On failure, shows the reason and returns the edit, unless the comment is gone. */
export function saveEdit(
  { formatMessage, toasts, client, ...place }: Desk,
  draft: CommentEditDraft,
  onReturn: (draft: CommentEditDraft) => void,
) {
  const mutation = editCommentMutation(api, {
    ...place,
    returnEdit: (returned, error) => {
      const problem = error instanceof ApiError ? problems[error.code] : undefined;
      toasts.error(formatMessage(m[problem ?? 'editFailed']));
      if (problem !== 'editGone') onReturn(returned);
    },
  });
  new MutationObserver(client, mutation).mutate(draft).then(
    () => announce(formatMessage(m.editSaved)),
    // `returnEdit` has reported the failure.
    () => {},
  );
}
