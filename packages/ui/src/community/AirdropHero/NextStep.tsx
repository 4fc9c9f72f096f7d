'use client';
import type { ReactNode } from 'react';
import { Circuit, type CircuitProps, type CircuitStep } from '../../components/Circuit/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';

export interface NextStepProps {
  /** What to do, as "Link your PWR wallet". */
  title: ReactNode;
  /** What it brings, in one or two sentences. */
  description?: ReactNode;
  /** The one way to do it: a primary Button or Link. */
  action?: ReactNode;
  /** The quests that lead here, and those that follow. */
  steps?: readonly CircuitStep[];
  /** Level of the label on the page around it. Default 2. */
  headingLevel?: HeadingLevel;
  /** Every word that is shown or spoken. */
  messages: {
    /** "Next best step". */
    label: string;
    /** Names the steps, as "The first quests". */
    steps: string;
    states: CircuitProps['messages'];
  };
}

/** The one thing that is best done next, and where on the way it lies. */
export function NextStep({ title, description, action, steps = [], headingLevel, messages }: NextStepProps) {
  return (
    <Cell
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

/** The room of a NextStep. Silent: what is loading says so once. */
export function NextStepSkeleton() {
  return <CellSkeleton component="NextStepSkeleton" />;
}
