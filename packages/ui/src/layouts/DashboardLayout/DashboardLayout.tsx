'use client';
import type { ReactNode } from 'react';
import { Spoken } from '../../internal/Spoken.tsx';
import { PageHeader } from '../PageHeader/index.ts';
import { StatCard, StatCardSkeleton, type StatCardProps } from '../../components/StatCard/index.ts';
import * as styles from './DashboardLayout.styles.ts';

/** A figure under its label. */
export interface DashboardReading extends Pick<StatCardProps, 'label' | 'note'> {
  id: string;
  /** Absent while it loads: its room is held. */
  value?: ReactNode;
}

export interface DashboardLayoutProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** What one sees here, in a sentence. */
  lead?: ReactNode;
  /** What can be done with all of it: a Button or a Link. */
  action?: ReactNode;
  /** The figures that matter most, four to eight. */
  readings: readonly DashboardReading[];
  /** In place of the figures, where they could not be loaded: an EmptyState. */
  failure?: ReactNode;
  /** LineCharts and BarCharts, in the order in which they are read: two beside each other from 1024 px, else one. */
  charts: readonly { id: string; chart: ReactNode }[];
  /** Every word that is shown or spoken. */
  messages: {
    /** Read out while a figure loads, as "Loading figures". */
    loading: string;
  };
}

/** The state of a site at one look: its figures, and how they came about. */
export function DashboardLayout({ title, lead, action, readings, failure, charts, messages }: DashboardLayoutProps) {
  const isLoading = !failure && readings.some(({ value }) => value === undefined);
  return (
    <div css={styles.root} data-component="DashboardLayout">
      <PageHeader title={title} lead={lead} action={action} />
      <div css={styles.readings} aria-busy={isLoading} data-part="readings">
        {failure ||
          readings.map(({ id, label, value, note }) =>
            value === undefined ? (
              <StatCardSkeleton key={id} size="l" />
            ) : (
              <StatCard key={id} label={label} value={value} note={note} size="l" />
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
