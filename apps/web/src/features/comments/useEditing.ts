import { editsKey } from '@pwr-community/api/queries/comments';
import type { CommentList } from '@pwr-community/api/schema';
import type { CommentId } from '@pwr-community/ui/community/CommentThread';
import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import type { Drafts } from './useDrafts.ts';
import { prepareWriting, type useWriting } from './useWriting.ts';

interface Editing {
  id: number;
  /** The version that the edit is based on. */
  version: number;
  text: string;
}

/** Returns the state and callbacks of the one open edit form, and the ids of comments whose edits are being saved. */
export function useEditing(
  projectId: number,
  list: CommentList | undefined,
  writing: ReturnType<typeof useWriting>,
  { getDraft, setDraft }: Drafts,
) {
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
    writing.save({ id, version, comment: text }, (edit) => {
      // Also stored in the tab, because the form may be gone by now, or open for another comment.
      setDraft(`edit-${id}`, edit.comment);
      setEditing((now) => now ?? { id, version: edit.version, text: edit.comment });
    });
  };

  return {
    saving,
    props: {
      editing,
      onEdit: (id: CommentId) => {
        const comment = find(id);
        if (!comment) return;
        prepareWriting();
        const { version } = comment;
        setEditing({ id: comment.id, version, text: getDraft(`edit-${comment.id}`) || comment.comment });
      },
      onEditChange: (text: string) => {
        if (!editing) return;
        // Also stored in the tab, because an expired session or another tab of the project ends the form.
        setDraft(`edit-${editing.id}`, text);
        setEditing({ ...editing, text });
      },
      onEditSave: save,
      onEditCancel: () => {
        if (editing) setDraft(`edit-${editing.id}`, '');
        setEditing(null);
      },
    },
  };
}
