import { ApiError } from '@pwr-community/api/errors';
import { editCommentMutation, editsKey } from '@pwr-community/api/mutations/comments';
import type { CommentCreate, CommentList } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import type { CommentId } from '@pwr-community/ui/community/CommentThread';
import { MutationObserver, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { commentMessages as m } from './messages.ts';
import type { Drafts } from './useDrafts.ts';

interface Editing {
  id: number;
  /** The version that the form began with. */
  version: number;
  text: string;
}

const problems: Record<string, keyof typeof m> = {
  'comment-edit-closed': 'editClosed',
  'edit-conflict': 'editConflict',
  'comment-not-found': 'editGone',
  disqualified: 'editDisqualified',
};

/** Editing one's comments: the form of one at a time, and the edits that are being saved. */
export function useEditing(
  projectId: number,
  list: CommentList | undefined,
  language: CommentCreate['language'],
  { getDraft, setDraft }: Drafts,
) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const toasts = useToasts();
  const [editing, setEditing] = useState<Editing | null>(null);
  const saving = useMutationState({
    filters: { mutationKey: editsKey(projectId), status: 'pending' },
    select: ({ state }) => (state.variables as Editing).id,
  });

  const find = (id: CommentId) =>
    list?.comments.flatMap((comment) => [comment, ...comment.replies]).find((each) => each.id === id);

  const save = (text: string) => {
    if (!editing) return;
    const { id, version } = editing;
    setEditing(null);
    setDraft(`edit-${id}`, '');
    if (text === find(id)?.comment) return;
    const mutation = editCommentMutation(api, {
      projectId,
      language,
      returnEdit: (edit, error) => {
        const problem = error instanceof ApiError ? problems[error.code] : undefined;
        toasts.error(formatMessage(m[problem ?? 'editFailed']));
        // There is nothing left to edit.
        if (problem === 'editGone') return;
        // Kept in the tab as well, because the form may be gone by now.
        setDraft(`edit-${id}`, edit.comment);
        setEditing({ id, version: edit.version, text: edit.comment });
      },
    });
    new MutationObserver(client, mutation).mutate({ id, version, comment: text }).then(
      () => announce(formatMessage(m.editSaved)),
      // returnEdit reports failures.
      () => {},
    );
  };

  return {
    saving,
    props: {
      editing,
      onEdit: (id: CommentId) => {
        const comment = find(id);
        if (!comment) return;
        const { version } = comment;
        setEditing({ id: comment.id, version, text: getDraft(`edit-${comment.id}`) || comment.comment });
      },
      onEditChange: (text: string) => setEditing((before) => before && { ...before, text }),
      onEditSave: save,
      onEditCancel: () => {
        if (editing) setDraft(`edit-${editing.id}`, '');
        setEditing(null);
      },
    },
  };
}
