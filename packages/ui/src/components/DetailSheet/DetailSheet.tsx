'use client';
import type { ReactNode } from 'react';
import { StatCard, type StatCardProps } from '../StatCard/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './DetailSheet.styles.ts';

export interface DetailSheetProps extends PlainRootProps {
  /** Heading, an `h2`. */
  title: ReactNode;
  /** Line below the heading, such as a username or a time. */
  subtitle?: ReactNode;
  /** Avatar or icon before the heading. */
  picture?: ReactNode;
  /** CategoryTags or a StatusBadge beside the heading. */
  tags?: ReactNode;
  /** Key figures, shown as StatCards. */
  readings?: readonly (Pick<StatCardProps, 'label' | 'value' | 'note'> & { id: string })[];
  /** Forms that change the item, side by side if there is room. */
  forms?: readonly { id: string; form: ReactNode }[];
  /** Buttons for other actions. */
  actions?: ReactNode;
  /** Further content, such as a table, Tabs or a list. */
  children?: ReactNode;
}

/** All details and actions of one item, in one panel. */
export function DetailSheet({
  title,
  subtitle,
  picture,
  tags,
  readings = [],
  forms = [],
  actions,
  children,
  ...root
}: DetailSheetProps) {
  return (
    <div {...root} css={styles.root} data-component="DetailSheet">
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
