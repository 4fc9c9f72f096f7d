'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WarningIcon } from '../Icon/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';
import * as styles from './EditConflict.styles.ts';

export interface ConflictingField {
  name: string;
  /** Label of the form field. */
  label: ReactNode;
  /** The value that the reader typed. */
  mine: ReactNode;
  /** The value that someone else saved meanwhile. */
  theirs: ReactNode;
  /** The version currently in the form. */
  choice: 'mine' | 'theirs';
}

export interface EditConflictProps extends PlainRootProps<HTMLElement> {
  /** Title and accessible name of the group, such as "Someone else changed 2 of these fields". */
  title: ReactNode;
  /** Instruction, such as "Choose what to keep, then save again." Screen readers read it after the title. */
  children: ReactNode;
  /** Fields that both people changed, in form order. */
  fields: readonly ConflictingField[];
  /** Called when a version is chosen for a field. */
  onChoose: (name: string, choice: 'mine' | 'theirs') => void;
  /** All visible and announced text. */
  messages: {
    /** Label of the option for the reader's value, such as "Keep yours". */
    mine: string;
    /** Label of the option for the saved value, such as "Use the saved one". */
    theirs: string;
  };
}

/**
 * Tells the reader that someone else saved the same fields meanwhile, and offers both versions of each field. The
 * component takes focus on mount, so pass a new `key` for each conflict.
 */
export function EditConflict({ title, children, fields, onChoose, messages, ...root }: EditConflictProps) {
  const id = useId();
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => rootRef.current?.focus(), []);
  return (
    <section
      {...root}
      ref={useRootRef(rootRef, root.ref)}
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
