'use client';
import { useRef, useState } from 'react';
import type { CommentId } from './CommentThread.tsx';
import { RowList, type RowsProps } from './RowList.tsx';
import { useRows } from './useRows.ts';

/** Rows near the viewport, the focused row, and those being replied to, edited or linked to. */
export function LongRows(props: RowsProps) {
  const { comments } = props;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<CommentId | null>(null);
  const focusedThread = focused === null ? undefined : comments.find(({ id }) => id === focused);
  const kept = [focusedThread, props.replyThread, props.linkedThread, props.editedThread].flatMap((thread) =>
    thread ? [comments.indexOf(thread)] : [],
  );
  return <RowList {...props} {...useRows(list, comments, kept)} list={list} onFocusChange={setFocused} />;
}
