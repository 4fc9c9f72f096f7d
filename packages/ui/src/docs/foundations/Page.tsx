'use client';
import type { ReactNode } from 'react';
import * as styles from './foundations.styles.ts';

/** A foundations page: title, introduction and parts. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main css={styles.page} lang="en" dir="ltr">
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}

/** A part of a foundations page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={styles.part}>
      <h2 css={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** A table with a header row, in a box that scrolls sideways. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div css={styles.scroll} role="region" aria-label={head[0]} tabIndex={0}>
      <table css={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
