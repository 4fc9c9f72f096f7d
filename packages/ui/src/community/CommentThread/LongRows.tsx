'use client';
import { useRef, useState } from 'react';
import type { CommentId } from './CommentThread.tsx';
import { RowList, type RowsProps } from './RowList.tsx';
import { useRows } from './useRows.ts';

/** Rows near the viewport, the focused row and the one being replied to. */
export function LongRows(props: RowsProps) {
  const { comments, replyThread } = props;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<CommentId | null>(null);
  const kept = [
    focused === null ? -1 : comments.findIndex(({ id }) => id === focused),
    replyThread ? comments.indexOf(replyThread) : -1,
  ].filter((index) => index >= 0);
  return <RowList {...props} {...useRows(list, comments, kept)} list={list} onFocusChange={setFocused} />;
}
