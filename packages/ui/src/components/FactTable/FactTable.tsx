'use client';
import type { ReactNode } from 'react';
import * as styles from './FactTable.styles.ts';

export interface FactTableRow {
  id: string;
  /** What the row is about; its heading. */
  label: ReactNode;
  /** One for each further column. */
  cells: readonly ReactNode[];
}

export interface FactTableProps {
  /** Names the table, above it. */
  caption: ReactNode;
  /** The headings: of what the rows are about, then of each cell. */
  columns: readonly ReactNode[];
  /** In the order in which they are read. */
  rows: readonly FactTableRow[];
}

/** A few facts in rows, to read: what was there before and after, what something was called with. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table css={styles.root} data-component="FactTable">
      <caption css={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((label, index) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
