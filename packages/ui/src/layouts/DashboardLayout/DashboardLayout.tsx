'use client';
import type { ReactNode } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { Link } from '../../components/Link/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { StatCard, StatCardSkeleton, type StatCardProps } from '../../components/StatCard/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './DashboardLayout.styles.ts';

/** A key figure with its label. */
export interface DashboardReading extends Pick<StatCardProps, 'label' | 'note'> {
  id: string;
  /** Omit it while the figure loads; its space is reserved. */
  value?: ReactNode;
  /** URL of the page with the counted items, such as a queue. Turns the label into a link. */
  href?: string;
}

export interface DashboardLayoutProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One sentence about the page. */
  lead?: ReactNode;
  /** Action for the whole page: a Button or a Link. */
  action?: ReactNode;
  /** Four to twelve key figures. */
  readings: readonly DashboardReading[];
  /** EmptyState that replaces the figures if they failed to load. */
  failure?: ReactNode;
  /** LineCharts and BarCharts in reading order: two per row from 1024 px, else one. */
  charts: readonly { id: string; chart: ReactNode }[];
  /** All visible and announced text. */
  messages: {
    /** Announced while figures load, such as "Loading figures". */
    loading: string;
  };
}

/** Overview of a site: its key figures and charts. */
export function DashboardLayout({
  title,
  lead,
  action,
  readings,
  failure,
  charts,
  messages,
  ...root
}: DashboardLayoutProps) {
  const isLoading = !failure && readings.some(({ value }) => value === undefined);
  return (
    <div {...root} css={styles.root} data-component="DashboardLayout">
      <PageHeader title={title} lead={lead} action={action} />
      <div css={styles.readings} aria-busy={isLoading} data-part="readings">
        {failure ||
          readings.map(({ id, label, value, note, href }) =>
            value === undefined ? (
              <StatCardSkeleton key={id} size="l" />
            ) : (
              <StatCard
                key={id}
                label={href ? <Link href={href}>{label}</Link> : label}
                value={value}
                note={note}
                size="l"
              />
            ),
          )}
        {isLoading && (
          <Spoken as="p" isNews css={styles.status}>
            {messages.loading}
          </Spoken>
        )}
      </div>
      <div css={styles.charts} data-part="charts">
        {charts.map(({ id, chart }) => (
          <div key={id} css={styles.chart} data-part="chart">
            {chart}
          </div>
        ))}
      </div>
    </div>
  );
}
