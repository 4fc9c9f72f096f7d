'use client';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { Link } from '../../components/Link/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './NotFound.styles.ts';

export interface NotFoundProps extends PlainRootProps {
  /** URL of the home page. */
  homeHref: string;
  /** All visible and announced text. */
  messages: {
    /** Title, such as "Page not found". */
    title: string;
    /** Possible reasons. */
    text: string;
    /** Label of the link to the home page. */
    home: string;
  };
}

/** Content of a page that doesn't exist. */
export function NotFound({ homeHref, messages, ...root }: NotFoundProps) {
  return (
    <div {...root} css={styles.root} data-component="NotFound">
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
