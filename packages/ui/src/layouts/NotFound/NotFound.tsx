'use client';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { Link } from '../../components/Link/index.ts';
import * as styles from './NotFound.styles.ts';

export interface NotFoundProps {
  /** Where the way home leads. */
  homeHref: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** The heading, as "There is no such page". */
    title: string;
    /** What may have happened. */
    text: string;
    /** As "Go to the start page". */
    home: string;
  };
}

/** The content of a page that is not there. */
export function NotFound({ homeHref, messages }: NotFoundProps) {
  return (
    <div css={styles.root} data-component="NotFound">
      <p css={styles.code} data-part="code" translate="no">
        404
      </p>
      <EmptyState
        headingLevel={1}
        illustration={<BrokenWire />}
        title={messages.title}
        description={messages.text}
        action={
          <Link variant="primary" href={homeHref}>
            {messages.home}
          </Link>
        }
      />
    </div>
  );
}
