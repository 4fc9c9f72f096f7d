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
  /** Changes to the table, as "Show as table". */
  showTable: string;
  /** Changes back, as "Show as chart". */
  showChart: string;
  /** Names the drawing and says how it is read, as "Chart. The arrow keys go from point to point." */
  chart: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** The sentence under `empty`. */
  emptyHint?: string;
}

export interface ChartProps {
  /** What is shown, over which time. It names the figure and the table. */
  title: ReactNode;
  /** In the order of the axis. */
  points: readonly ChartPoint[];
  /** Up to four. */
  series: readonly ChartSeries[];
  /** What the points are, as "Day": the heading of the table's first column. */
  pointLabel: string;
  /** `loading` holds the place, `error` is a way to try again. Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** Beside the title: a Select of what is shown, as of the time. */
  action?: ReactNode;
  /** Asks again for what could not be read. Absent, there is no such button. */
  onRetry?: () => void;
  /** Every word that is shown or spoken. */
  messages: ChartMessages;
}

type ChartFrameProps = ChartProps & {
  /** The drawing, given what stands in for it while its code is fetched and where that fails, and what names it. */
  children: (fallback: ReactNode, substitute: ReactNode, titleId: string) => ReactNode;
};

/** What every chart has around its drawing: the title, the same data as a table, and the states without data. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, points, state = 'done', action, messages, children } = props;
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const hasData = state === 'done' && points.length > 0;
  const table = <Table {...props} titleId={titleId} />;
  // Only what is seen is a stop of the keyboard, so that it can be scrolled.
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

/** Screen readers have it at all times; the eye, when it asks for it. */
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
