'use client';
import { memo, useRef, useState } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import { RowList, type RowsProps } from './RowList.tsx';
import { MOST_WHOLE } from './mostWhole.ts';

// A chunk of its own, because few discussions are long.
const LongRows = lazyPart(async () => (await import('./LongRows.tsx')).LongRows);

/** All rows, or those near the viewport. Memoized, so that typing a new comment doesn't render them again. */
export const Rows = memo(function Rows(props: RowsProps) {
  const { total, comments, hasMore } = props;
  // Decided once: replacing the list would lose the focus inside. Without a total, a list with more may get long.
  const [isLong] = useState(total > MOST_WHOLE || (hasMore && total === comments.length));
  const whole = <WholeRows {...props} />;
  return isLong ? (
    <LongRows {...props} fallback={<CommentThreadSkeleton label={props.messages.loading} />} substitute={whole} />
  ) : (
    whole
  );
});

function WholeRows(props: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  return <RowList {...props} list={list} rows={props.comments.map((_, index) => ({ index, skipped: 0 }))} />;
}
