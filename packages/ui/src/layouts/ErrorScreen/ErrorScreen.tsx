'use client';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { PlugApart } from '../../components/Illustration/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Link } from '../../components/Link/index.ts';
import * as styles from './ErrorScreen.styles.ts';

export interface ErrorScreenProps {
  /** What the error says of itself. */
  message?: ReactNode;
  /** Tries again, most often `location.reload()`. */
  onReload: () => void;
  /** Where the way home leads. */
  homeHref: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** The heading, "Unexpected Application Error!" */
    title: string;
    reload: string;
    /** As "Go to the start page". */
    home: string;
  };
}

/** Stands in for the page when drawing it failed, so it leans on nothing but its props. */
export function ErrorScreen({ message, onReload, homeHref, messages }: ErrorScreenProps) {
  return (
    <Spoken isNews urgency="assertive" css={styles.root} data-component="ErrorScreen">
      <EmptyState
        headingLevel={1}
        illustration={<PlugApart />}
        title={messages.title}
        description={message}
        action={
          <div css={styles.actions}>
            <Button variant="primary" onPress={onReload}>
              {messages.reload}
            </Button>
            <Link variant="button" href={homeHref}>
              {messages.home}
            </Link>
          </div>
        }
      />
    </Spoken>
  );
}
