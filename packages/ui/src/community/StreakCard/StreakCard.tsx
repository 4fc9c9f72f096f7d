'use client';
import type { ReactNode } from 'react';
import { Circuit, type CircuitProps, type CircuitStep } from '../../components/Circuit/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';
import type { PlainRootProps } from '../../internal/root.ts';

export interface StreakCardProps extends PlainRootProps {
  /** Length of the streak, such as "5 days". */
  length: ReactNode;
  /** Reward, such as "Two more and the bonus is +70." */
  description?: ReactNode;
  /** Days of the week in order; the label of each is a letter, and `name` is the day's full name. */
  days: readonly CircuitStep[];
  /** Heading level of the label. Default 2. */
  headingLevel?: HeadingLevel;
  /** All visible and announced text. */
  messages: {
    /** Name of the streak, such as "Quiz streak". */
    label: string;
    /** Accessible name of the days, such as "This week". */
    days: string;
    states: CircuitProps['messages'];
  };
}

/** Length of a streak, and the active days of this week. */
export function StreakCard({ length, description, days, headingLevel, messages, ...root }: StreakCardProps) {
  return (
    <Cell
      {...root}
      component="StreakCard"
      label={messages.label}
      headingLevel={headingLevel}
      title={length}
      description={description}
    >
      <Circuit variant="days" label={messages.days} steps={days} messages={messages.states} />
    </Cell>
  );
}

/** Placeholder the size of a StreakCard. Not announced: the surrounding region announces loading once. */
export function StreakCardSkeleton(root: PlainRootProps) {
  return <CellSkeleton {...root} component="StreakCardSkeleton" />;
}
