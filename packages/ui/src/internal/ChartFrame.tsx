'use client';
import { type ReactNode, useId, useState } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Button } from '../components/Button/index.ts';
import { LonePole } from '../components/Illustration/index.ts';
import { Skeleton } from '../components/Skeleton/index.ts';
import { type ChartPoint, type ChartSeries, plot } from './chart.ts';
import * as styles from './ChartFrame.styles.ts';
import { ListState } from './ListState.tsx';
import { Spoken } from './Spoken.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

export interface ChartMessages {
  /** Label of the button that shows the table, such as "Show as table". */
  showTable: string;
  /** Label of the button that shows the chart, such as "Show as chart". */
  showChart: string;
  /**
   * End of the chart's accessible name, after the title, with instructions, such as "Chart. The arrow keys go from
   * point to point."
   */
  chart: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** Hint shown under `empty`. */
  emptyHint?: string;
}

export interface ChartProps {
  /** Title with the subject and period; names the figure and the table. */
  title: ReactNode;
  /** Points in the order of the axis. */
  points: readonly ChartPoint[];
  /** Up to four series. */
  series: readonly ChartSeries[];
  /** Heading of the table's first column, such as "Day". */
  pointLabel: string;
  /** `loading` shows a placeholder; `error` shows a retry button. Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** A Select beside the title, for example for the period. */
  action?: ReactNode;
  /** Called when the reader retries after an error. If omitted, the retry button is not shown. */
  onRetry?: () => void;
  /** All visible and announced text. */
  messages: ChartMessages;
}

type ChartFrameProps = ChartProps & {
  /**
   * Renders the chart. Takes a fallback to show while its chunk loads, a substitute if loading fails, and the title's
   * id.
   */
  children: (fallback: ReactNode, substitute: ReactNode, titleId: string) => ReactNode;
};

/** Frame of every chart: its title, the same data as a table, and the loading, error and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, points, state = 'done', action, messages, children } = props;
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const hasData = state === 'done' && points.length > 0;
  const table = <Table {...props} titleId={titleId} />;
  // The visible table is a tab stop, so that the keyboard can scroll it. The hidden table isn't.
  const seenTable = (
    <div role="region" aria-labelledby={titleId} tabIndex={0} css={styles.tableBox} data-part="table">
      {table}
    </div>
  );
  return (
    <>
      <figcaption css={styles.header} data-part="header">
        <span id={titleId} css={styles.title} data-part="title">
          {title}
        </span>
        <div css={styles.actions} data-part="actions">
          {action}
          {hasData && (
            <Button variant="quiet" size="s" onPress={() => setTable(!isTable)}>
              {isTable ? messages.showChart : messages.showTable}
            </Button>
          )}
        </div>
      </figcaption>
      {hasData && (isTable ? seenTable : children(<Placeholder />, seenTable, titleId))}
      {hasData && !isTable && <div css={visuallyHidden}>{table}</div>}
      {!hasData && <Absent {...props} />}
    </>
  );
}

/** The chart's data as a table: always available to screen readers, visible on request. */
function Table({ points, series, pointLabel, titleId }: ChartFrameProps & { titleId: string }) {
  const number = useNumberFormatter();
  return (
    <table aria-labelledby={titleId} css={styles.table}>
      <thead>
        <tr>
          <th scope="col">{pointLabel}</th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" css={styles.figure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ id }) => (
              <td key={id} css={styles.figure}>
                {values[id] === undefined ? '–' : number.format(values[id])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Placeholder = () => <Skeleton shape="block" blockSize={`${plot.blockSize}px`} />;

function Absent({ state, onRetry, messages }: ChartFrameProps) {
  if (state === 'loading') {
    return (
      <div aria-busy>
        <Placeholder />
        <Spoken as="p" css={visuallyHidden}>
          {messages.loading}
        </Spoken>
      </div>
    );
  }
  return (
    <ListState
      hasFailed={state === 'error'}
      onRetry={onRetry}
      emptyIllustration={<LonePole />}
      headingLevel={3}
      messages={messages}
    />
  );
}
