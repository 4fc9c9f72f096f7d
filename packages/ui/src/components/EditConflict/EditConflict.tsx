'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../Icon/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import * as styles from './EditConflict.styles.ts';

export interface ConflictingField {
  name: string;
  /** The label of the field in the form. */
  label: ReactNode;
  /** What the person typed. */
  mine: ReactNode;
  /** What someone else saved meanwhile. */
  theirs: ReactNode;
  /** Which of the two is in the form now. */
  choice: 'mine' | 'theirs';
}

export interface EditConflictProps {
  /** What happened, as "Someone else changed 2 of these fields"; it names the group. */
  title: ReactNode;
  /** What to do, as "Choose what to keep, then save again." Read out with the title. */
  children: ReactNode;
  /** The fields that both people changed, in the order of the form. */
  fields: readonly ConflictingField[];
  /** One of the two versions was chosen for a field. */
  onChoose: (name: string, choice: 'mine' | 'theirs') => void;
  /** Every word that is shown or spoken. */
  messages: {
    /** As "Keep yours". */
    mine: string;
    /** As "Use the saved one". */
    theirs: string;
  };
}

/**
 * Says that someone else saved the same fields meanwhile, and lets the person choose a version of each. It takes the
 * focus when it appears; give it another `key` for each conflict.
 */
export function EditConflict({ title, children, fields, onChoose, messages }: EditConflictProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      css={styles.root}
      data-component="EditConflict"
    >
      <div css={styles.head}>
        <WarningIcon size="l" />
        <div css={styles.words}>
          <h2 id={`${id}-title`} css={styles.title} data-part="title">
            {title}
          </h2>
          <p id={`${id}-text`}>{children}</p>
        </div>
      </div>
      {fields.map(({ name, label, mine, theirs, choice }) => (
        <RadioGroup
          key={name}
          label={label}
          options={[
            { value: 'mine', label: messages.mine, description: <span css={styles.value}>{mine}</span> },
            { value: 'theirs', label: messages.theirs, description: <span css={styles.value}>{theirs}</span> },
          ]}
          value={choice}
          onChange={(value) => onChoose(name, value as ConflictingField['choice'])}
        />
      ))}
    </section>
  );
}
