'use client';
import type { ReactNode } from 'react';
import type { NamedRootProps } from '../../internal/root.ts';
import * as styles from './FactTable.styles.ts';

export interface FactTableRow {
  id: string;
  /** Header of the row. */
  label: ReactNode;
  /** One cell for each further column. */
  cells: readonly ReactNode[];
}

export interface FactTableProps extends NamedRootProps<HTMLTableElement> {
  /** Caption of the table. */
  caption: ReactNode;
  /** Column headings: one for the row headers, then one for each cell. */
  columns: readonly ReactNode[];
  /** Rows in reading order. */
  rows: readonly FactTableRow[];
}

/** A small read-only table, such as one of old and new values, or of an action's arguments. */
export function FactTable({ caption, columns, rows, ...root }: FactTableProps) {
  return (
    <table {...root} css={styles.root} data-component="FactTable">
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
