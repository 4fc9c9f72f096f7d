'use client';
import type { ReactNode } from 'react';
import { StatCard, type StatCardProps } from '../StatCard/index.ts';
import * as styles from './DetailSheet.styles.ts';

export interface DetailSheetProps {
  /** The heading, an `h2`. */
  title: ReactNode;
  /** Under it: a user name, a time. */
  subtitle?: ReactNode;
  /** Before the heading: an Avatar, an icon. */
  picture?: ReactNode;
  /** Beside the heading: CategoryTags, a StatusBadge. */
  tags?: ReactNode;
  /** What is known about it, one reading each. */
  readings?: readonly (Pick<StatCardProps, 'label' | 'value' | 'note'> & { id: string })[];
  /** Forms that change it, side by side where there is room. */
  forms?: readonly { id: string; form: ReactNode }[];
  /** What else can be done with it: Buttons. */
  actions?: ReactNode;
  /** The rest: a table, Tabs, a list. */
  children?: ReactNode;
}

/** One thing with all that is known about it and can be done with it, in one panel. */
export function DetailSheet({
  title,
  subtitle,
  picture,
  tags,
  readings = [],
  forms = [],
  actions,
  children,
}: DetailSheetProps) {
  return (
    <div css={styles.root} data-component="DetailSheet">
      <div css={styles.head} data-part="head">
        {picture && (
          <span css={styles.picture} aria-hidden>
            {picture}
          </span>
        )}
        <div css={styles.words}>
          <div css={styles.line}>
            <h2 css={styles.title} data-part="title">
              {title}
            </h2>
            {tags}
          </div>
          {subtitle && (
            <div css={styles.subtitle} data-part="subtitle">
              {subtitle}
            </div>
          )}
        </div>
      </div>
      {readings.length > 0 && (
        <div css={styles.readings} data-part="readings">
          {readings.map(({ id, ...reading }) => (
            <StatCard key={id} {...reading} />
          ))}
        </div>
      )}
      {forms.length > 0 && (
        <div css={styles.forms} data-part="forms">
          {forms.map(({ id, form }) => (
            <div key={id}>{form}</div>
          ))}
        </div>
      )}
      {actions && (
        <div css={styles.actions} data-part="actions">
          {actions}
        </div>
      )}
      {children && (
        <div css={styles.rest} data-part="rest">
          {children}
        </div>
      )}
    </div>
  );
}
