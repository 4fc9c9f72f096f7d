'use client';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { PlugApart } from '../../components/Illustration/index.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { Link } from '../../components/Link/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ErrorScreen.styles.ts';

export interface ErrorScreenProps extends RootProps {
  /** Text below the title, such as the error's message. */
  message?: ReactNode;
  /** Called when the reader wants to try again; usually calls `location.reload()`. */
  onReload: () => void;
  /** URL of the home page. */
  homeHref: string;
  /** All visible and announced text. */
  messages: {
    /** Title, "Unexpected Application Error!" */
    title: string;
    reload: string;
    /** Label of the link to the home page. */
    home: string;
  };
}

/** Replaces a page that failed to render. It therefore depends only on its props. */
export function ErrorScreen({ message, onReload, homeHref, messages, ...root }: ErrorScreenProps) {
  return (
    <Spoken {...root} isNews urgency="assertive" css={styles.root} data-component="ErrorScreen">
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
