import { editsKey } from '@pwr-community/api/queries/comments';
import type { CommentList } from '@pwr-community/api/schema';
import type { CommentId } from '@pwr-community/ui/community/CommentThread';
import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import type { Drafts } from './useDrafts.ts';
import { prepareWriting, type useWriting } from './useWriting.ts';

interface Editing {
  id: number;
  /** The version that the form began with. */
  version: number;
  text: string;
}

/** Editing one's comments: the form of one at a time, and the edits that are being saved. */
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
      // Kept in the tab as well, because the form may be gone by now.
      setDraft(`edit-${id}`, edit.comment);
      setEditing({ id, version: edit.version, text: edit.comment });
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
      onEditChange: (text: string) => setEditing((before) => before && { ...before, text }),
      onEditSave: save,
      onEditCancel: () => {
        if (editing) setDraft(`edit-${editing.id}`, '');
        setEditing(null);
      },
    },
  };
}
