'use client';
import type { CSSProperties, ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Circuit.styles.ts';

export type CircuitState = 'done' | 'current' | 'ahead' | 'locked';

export interface CircuitStep {
  id: string;
  state: CircuitState;
  /** Label of one or two words, or a single letter. */
  label: ReactNode;
  /** Full name for screen readers, if the label is a letter: "Monday". */
  name?: string;
}

export interface CircuitProps extends PlainRootProps {
  /** Accessible name of the list, such as "The first six quests". */
  label: string;
  /** Steps in order. The wire after a done step is live if the next step is done or current. */
  steps: readonly CircuitStep[];
  /** `steps` have start-aligned labels and stack in narrow containers; `days` stay on one line. Default `steps`. */
  variant?: 'steps' | 'days';
  /** Text of each state; screen readers read it after the label. */
  messages: Record<CircuitState, string>;
}

const nodes: Record<CircuitState, ReactNode> = {
  done: (
    <>
      <circle cx="10" cy="10" r="10" data-part="solid" />
      <path d="m6.2 10.3 2.6 2.6 5-5.4" data-part="tick" />
    </>
  ),
  current: <circle cx="10" cy="10" r="7" data-part="ring" />,
  ahead: <circle cx="10" cy="10" r="9.25" />,
  locked: <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="3.25" />,
};

/** Progress along a line of steps or days. */
export function Circuit({ label, steps, variant = 'steps', messages, ...root }: CircuitProps) {
  return (
    <div {...root} css={styles.root} data-component="Circuit" data-variant={variant}>
      <ol role="list" aria-label={label} css={styles.list} style={{ '--count': steps.length } as CSSProperties}>
        {steps.map(({ id, state, label: words, name }, index) => (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            css={styles.step}
            data-part="step"
            data-state={state}
            data-wire={wireBetween(state, steps[index + 1]?.state)}
          >
            <svg viewBox="0 0 20 20" aria-hidden css={styles.node}>
              {nodes[state]}
            </svg>
            <span css={styles.label}>
              <span aria-hidden={name !== undefined || undefined}>{words}</span>
              <span css={visuallyHidden}>
                {name}, {messages[state]}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns the state of the wire between two steps: live after a done step if the next is done or current. */
function wireBetween(state: CircuitState, next: CircuitState | undefined): 'live' | 'open' | undefined {
  if (!next) return undefined;
  return state === 'done' && (next === 'done' || next === 'current') ? 'live' : 'open';
}
