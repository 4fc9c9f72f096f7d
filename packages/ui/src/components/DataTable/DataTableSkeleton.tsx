'use client';
import { Skeleton } from '../Skeleton/index.ts';
import type { DataTableColumn } from './column.ts';
import * as styles from './DataTable.styles.ts';

interface DataTableSkeletonProps<Row> {
  columns: readonly DataTableColumn<Row>[];
}

const rows = 8;

/** The table's headings over skeleton bars. Not announced: the table announces loading. */
export function DataTableSkeleton<Row>({ columns }: DataTableSkeletonProps<Row>) {
  return (
    <div aria-hidden css={styles.skeleton} data-part="skeleton">
      <div>
        {columns.map(({ id, label, align }) => (
          <span key={id} data-align={align}>
            {label}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row}>
          {columns.map(({ id, align }) => (
            <span key={id} data-align={align}>
              <Skeleton inlineSize={align === 'end' ? '3.5em' : '8em'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
