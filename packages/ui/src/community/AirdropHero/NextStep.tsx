'use client';
import type { ReactNode } from 'react';
import { Circuit, type CircuitProps, type CircuitStep } from '../../components/Circuit/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';
import type { PlainRootProps } from '../../internal/root.ts';

export interface NextStepProps extends PlainRootProps {
  /** The step, such as "Link your PWR wallet". */
  title: ReactNode;
  /** Benefit of the step, in one or two sentences. */
  description?: ReactNode;
  /** A primary Button or Link that starts the step. */
  action?: ReactNode;
  /** Consecutive quests, including this step. */
  steps?: readonly CircuitStep[];
  /** Heading level of the label. Default 2. */
  headingLevel?: HeadingLevel;
  /** All visible and announced text. */
  messages: {
    /** Label above the title, such as "Next best step". */
    label: string;
    /** Accessible name of the steps, such as "The first quests". */
    steps: string;
    states: CircuitProps['messages'];
  };
}

/** Recommends the next quest and shows its place among the others. */
export function NextStep({ title, description, action, steps = [], headingLevel, messages, ...root }: NextStepProps) {
  return (
    <Cell
      {...root}
      component="NextStep"
      label={messages.label}
      headingLevel={headingLevel}
      title={title}
      description={description}
      action={action}
    >
      {steps.length > 0 && <Circuit label={messages.steps} steps={steps} messages={messages.states} />}
    </Cell>
  );
}

/** Placeholder the size of a NextStep. Not announced: the surrounding region announces loading once. */
export function NextStepSkeleton(root: PlainRootProps) {
  return <CellSkeleton {...root} component="NextStepSkeleton" hasSteps />;
}

/** Placeholder the size of a GmCard or a StreakCard, without their code. Not announced. */
export function HeroCellSkeleton(root: PlainRootProps) {
  return <CellSkeleton {...root} component="HeroCellSkeleton" />;
}
