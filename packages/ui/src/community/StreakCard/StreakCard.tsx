'use client';
import type { ReactNode } from 'react';
import { Circuit, type CircuitProps, type CircuitStep } from '../../components/Circuit/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';

export interface StreakCardProps {
  /** How long it is, as "5 days". */
  length: ReactNode;
  /** What comes of it, as "Two more and the bonus is +70." */
  description?: ReactNode;
  /** The days of the week in their order, each a letter with its name. */
  days: readonly CircuitStep[];
  /** Level of the label on the page around it. Default 2. */
  headingLevel?: HeadingLevel;
  /** Every word that is shown or spoken. */
  messages: {
    /** What is kept up, as "Quiz streak". */
    label: string;
    /** Names the days, as "This week". */
    days: string;
    states: CircuitProps['messages'];
  };
}

/** How many days in a row someone came, and which days of this week. */
export function StreakCard({ length, description, days, headingLevel, messages }: StreakCardProps) {
  return (
    <Cell
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

/** The room of a StreakCard. Silent: what is loading says so once. */
export function StreakCardSkeleton() {
  return <CellSkeleton component="StreakCardSkeleton" />;
}
