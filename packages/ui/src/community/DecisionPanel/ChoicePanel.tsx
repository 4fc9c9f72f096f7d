'use client';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import { Key } from './Key.tsx';
import * as styles from './DecisionPanel.styles.ts';

export interface ChoicePanelProps extends PlainRootProps {
  /** Called to open the dialog that confirms the acceptance. */
  onAccept: () => void;
  /** Called to open the dialog that confirms the rejection and asks for its reason. */
  onReject: () => void;
  /** Replaces the buttons, for example if another reviewer has to decide. */
  notice?: ReactNode;
  /** Other actions: quiet Buttons at the bottom, also shown on phones. */
  actions?: ReactNode;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3;
  /** All visible and announced text. */
  messages: {
    /** Title, such as "Decision". */
    title: string;
    accept: string;
    reject: string;
  };
}

/** Two decision buttons beside the item, each of which opens a dialog. ReviewLayout handles their shortcut keys. */
export function ChoicePanel({
  onAccept,
  onReject,
  notice,
  actions,
  headingLevel = 2,
  messages,
  ...root
}: ChoicePanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} css={styles.root} data-component="ChoicePanel">
      <section css={styles.part} data-part={notice ? 'outcome' : 'accept'}>
        <Heading css={styles.title}>{messages.title}</Heading>
        {notice ? (
          <p>{notice}</p>
        ) : (
          <>
            <Button variant="primary" size="l" isFullWidth aria-haspopup="dialog" onPress={onAccept}>
              {messages.accept}
              <Key>A</Key>
            </Button>
            <Button variant="destructive" size="l" isFullWidth aria-haspopup="dialog" onPress={onReject}>
              {messages.reject}
              <Key>R</Key>
            </Button>
          </>
        )}
      </section>
      {actions && (
        <div css={styles.actions} data-part="actions">
          {actions}
        </div>
      )}
    </div>
  );
}
