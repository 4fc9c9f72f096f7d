import { createNoteMutation, deleteNoteMutation } from '@pwr-community/api/mutations/desk';
import { notesQuery } from '@pwr-community/api/queries/desk';
import type { Note } from '@pwr-community/api/schema';
import { Checkbox } from '@pwr-community/ui/Checkbox';
import { NoteList } from '@pwr-community/ui/community/NoteList';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useFieldCounter } from '../../../shared/appeals/useFieldCounter.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { isBoolean, isShape, isString } from '../../../shared/shape.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useDraftKey } from '../../../shared/useDraftKey.ts';
import { useKept } from '../../../shared/useKept.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { ignoring } from '../ignoring.ts';
import { noteMessages as m } from './noteMessages.ts';

/** Maximum length of a note in characters, the same as on the server. */
const LIMIT = 1000;

interface Draft {
  text: string;
  /** True if the note is about the open submission, not about the member in general. */
  isAboutSubmission: boolean;
}

const emptyOnMember: Draft = { text: '', isAboutSubmission: false };
const emptyOnSubmission: Draft = { text: '', isAboutSubmission: true };
const isDraft = isShape<Draft>({ text: isString, isAboutSubmission: isBoolean });

export interface NotesProps {
  userId: number;
  /** The open submission. A new note can be about it. */
  submissionId?: number;
  /** Ref to the field for a new note. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Admins' notes about a member and their submissions. */
export function Notes({ userId, submissionId, fieldRef }: NotesProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const when = useWhen();
  const counter = useFieldCounter();
  const { data, status, refetch } = useQuery(notesQuery(api, userId));
  const { mutateAsync, isPending } = useMutation(createNoteMutation(api, userId));
  const draftKey = useDraftKey();
  // Kept per submission, so that admins find their draft when they return to it.
  const [draft, keep, change, areLatest] = useKept(
    draftKey(`note-${userId}-${submissionId}`),
    submissionId === undefined ? emptyOnMember : emptyOnSubmission,
    isDraft,
  );

  // Awaited, because callbacks passed to `mutate` are dropped when the admin moves on to another member meanwhile.
  const add = async (text: string) => {
    try {
      await mutateAsync({ text, ...(draft.isAboutSubmission && submissionId !== undefined && { submissionId }) });
    } catch (error) {
      return toasts.error(problemText(formatMessage, error));
    }
    // Keeps what was typed since, and the checkbox if it was changed since.
    if (areLatest(draft)) keep(null);
    else if (areLatest({ text: draft.text })) change({ text: '' });
    toasts.success(formatMessage(m.added));
  };
  const aboutOf = (note: Note) => {
    if (note.submissionId === null) return undefined;
    if (submissionId === undefined) return formatMessage(m.aSubmission);
    return formatMessage(note.submissionId === submissionId ? m.thisSubmission : m.otherSubmission);
  };

  return (
    <NoteList
      notes={(data?.notes ?? []).map((note) => {
        const { relative, absolute } = when(note.createdAt);
        return {
          id: String(note.id),
          text: note.text,
          author: <bdi>{note.author?.name ?? formatMessage(commonMessages.deletedMember)}</bdi>,
          date: (
            <RelativeTime dateTime={note.createdAt} title={absolute}>
              {relative}
            </RelativeTime>
          ),
          about: aboutOf(note),
          action: note.isOwn && <DeleteNote note={note} />,
        };
      })}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      value={draft.text}
      onChange={(text) => change({ text })}
      onAdd={(text) => void add(text)}
      isPending={isPending}
      limit={LIMIT}
      choice={
        submissionId !== undefined && (
          <Checkbox
            isSelected={draft.isAboutSubmission}
            onChange={(isAboutSubmission) => change({ isAboutSubmission })}
          >
            {formatMessage(m.onlySubmission)}
          </Checkbox>
        )
      }
      fieldRef={fieldRef}
      messages={{
        ...counter,
        title: formatMessage(m.title),
        hint: formatMessage(m.hint),
        label: formatMessage(m.label),
        add: formatMessage(m.add),
        pending: formatMessage(m.adding),
        loading: formatMessage(m.loading),
        error: formatMessage(m.failed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.empty),
      }}
    />
  );
}

/** A button that deletes the admin's own note. */
function DeleteNote({ note: { id, text } }: { note: Note }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(deleteNoteMutation(api));
  return (
    <ConfirmedButton
      variant="quiet"
      size="s"
      label={formatMessage(m.delete)}
      name={formatMessage(m.deleteName, { text: Array.from(text).slice(0, 40).join('') })}
      title={formatMessage(m.deleteTitle)}
      text={formatMessage(m.deleteText)}
      confirm={formatMessage(m.deleteConfirm)}
      pending={formatMessage(m.deleting)}
      act={() => mutateAsync(id).catch(ignoring('note-not-found'))}
      onDone={() => toasts.success(formatMessage(m.deleted))}
      failed={formatMessage(m.deleteFailed)}
    />
  );
}
