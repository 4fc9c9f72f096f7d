'use client';
import { memo, useRef, useState } from 'react';
import { lazyPart } from '../../internal/lazyPart.ts';
import { CommentThreadSkeleton } from './CommentThreadSkeleton.tsx';
import { RowList, type RowsProps } from './RowList.tsx';
import { MOST_WHOLE } from './mostWhole.ts';

// A separate chunk, because few discussions are long.
const LongRows = lazyPart(async () => (await import('./LongRows.tsx')).LongRows);

/** All rows or, in a long list, those near the viewport. Memoized, so that typing a new comment re-renders none. */
export const Rows = memo(function Rows(props: RowsProps) {
  const { total, comments, hasMore } = props;
  // Decided once, because replacing the list would lose focus. Without a total, a list with more pages may become long.
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
