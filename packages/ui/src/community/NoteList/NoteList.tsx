'use client';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { isBlank } from '../../internal/isBlank.ts';
import { length } from '../../internal/length.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './NoteList.styles.ts';

export interface NoteItem {
  id: string;
  /** Text of the note, shown with its line breaks. */
  text: string;
  /** Name of the author. */
  author: ReactNode;
  /** Time of the note, as a RelativeTime. */
  date: ReactNode;
  /** Subject of the note, such as "This submission". */
  about?: ReactNode;
  /** A quiet Button, such as one that deletes the note. */
  action?: ReactNode;
}

export interface NoteListProps extends PlainRootProps<HTMLElement> {
  /** Notes, newest first. */
  notes: readonly NoteItem[];
  /** State of the notes. Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** The draft, kept by the caller so that it survives when another item opens or adding fails. */
  value: string;
  /** Called with the new draft whenever it changes. */
  onChange: (value: string) => void;
  /** Called with the trimmed text. The caller clears the draft. */
  onAdd: (text: string) => void;
  /** A note is being added. Default `false`. */
  isPending?: boolean;
  /** Maximum number of characters (code points). */
  limit: number;
  /** Control for the new note's subject, below the field: a Checkbox or a Select. */
  choice?: ReactNode;
  /** Ref to the field, so that a shortcut key can focus it. */
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3;
  /** All visible and announced text. */
  messages: {
    /** Title, such as "Notes". */
    title: string;
    /** Explains who can read the notes, such as "Only admins see notes." */
    hint: string;
    /** Label of the field, such as "New note". */
    label: string;
    add: string;
    /** Announced while the note is being added, such as "Adding the note". */
    pending: string;
    /** Counter near the limit, such as "990 / 1,000". */
    count: (used: number, limit: number) => string;
    /** Announced near and past the limit, such as "20 characters left"; `left` is negative past it. */
    left: (left: number) => string;
    /**
     * Visually hidden text while the notes load. It isn't announced, because it would follow the announcement of every
     * item that a reviewer opens.
     */
    loading: string;
    error: string;
    retry: string;
    /** Shown if there are no notes, such as "No notes yet". */
    empty: string;
  };
}

/** Notes that colleagues leave for each other, and a form to add one. ⌘ or Ctrl with Enter submits it. */
export function NoteList({
  notes,
  state = 'done',
  onRetry,
  value,
  onChange,
  onAdd,
  isPending = false,
  limit,
  choice,
  fieldRef,
  headingLevel = 2,
  messages,
  ...root
}: NoteListProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useLostFocus(section);
  const text = value.trim();
  const canAdd = !isBlank(text) && length(text) <= limit;

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (canAdd && !isPending) onAdd(text);
  };
  return (
    <section
      {...root}
      ref={useRootRef(section, root.ref)}
      tabIndex={-1}
      aria-labelledby={titleId}
      css={styles.root}
      data-component="NoteList"
    >
      <div>
        <Heading id={titleId} css={styles.title}>
          {messages.title}
        </Heading>
        <p css={styles.hint}>{messages.hint}</p>
      </div>
      {state === 'loading' && (
        <>
          <Skeleton inlineSize="16em" />
          <p css={visuallyHidden}>{messages.loading}</p>
        </>
      )}
      {state === 'error' && (
        <div css={styles.failure} data-part="error">
          <p>{messages.error}</p>
          <Button size="s" onPress={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {state === 'done' && notes.length === 0 && <p css={styles.hint}>{messages.empty}</p>}
      {state === 'done' && notes.length > 0 && (
        <ul role="list" aria-labelledby={titleId} css={styles.list}>
          {notes.map((note) => (
            <li key={note.id} css={styles.note} data-part="note">
              <p dir="auto" css={styles.words}>
                {note.text}
              </p>
              <div css={styles.foot}>
                <span>{note.author}</span>
                <span>{note.date}</span>
                {note.about && <span data-part="about">{note.about}</span>}
                {note.action && <span css={styles.action}>{note.action}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <form css={styles.form} onSubmit={submit}>
        <TextArea
          ref={fieldRef}
          label={messages.label}
          rows={2}
          value={value}
          onChange={onChange}
          limit={limit}
          countFrom={limit * 0.9}
          messages={messages}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          }}
        />
        <div css={styles.end}>
          {choice}
          <span css={styles.action}>
            <Button
              type="submit"
              size="s"
              isDisabled={!canAdd}
              isPending={isPending}
              messages={{ pending: messages.pending }}
            >
              {messages.add}
            </Button>
          </span>
        </div>
      </form>
    </section>
  );
}
