'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PlayIcon, TiktokMark, XMark, YoutubeMark } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { NamedRootProps, PlainRootProps } from '../../internal/root.ts';
import * as styles from './EmbedCard.styles.ts';
import { hostOf, readPost, type Network } from './readPost.ts';

export interface EmbedCardProps extends NamedRootProps {
  /** URL of a post on X, TikTok or YouTube. Any other URL is shown as a link. */
  url: string;
  /** Title of the post, in its own words; names the frame. */
  title: string;
  /** The author: an Avatar and a quiet Link. Leave it out if the name appears above. */
  author?: ReactNode;
  /** A small quiet Button at the end, such as "Report". */
  action?: ReactNode;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** All visible and announced text. */
  messages: {
    /** Label of the button, such as "Show the post from X". */
    load: (network: string) => string;
    /** Privacy notice, such as "X will know that you viewed it." */
    notice: (network: string) => ReactNode;
    /** Label of the link to the original post, such as "Open on X". */
    open: (network: string) => string;
    /** Read after the link by screen readers, such as "opens in a new tab". */
    newTab: string;
  };
}

const marks = { X: <XMark size="l" />, TikTok: <TiktokMark size="l" />, YouTube: <YoutubeMark size="l" /> };

/**
 * A post on another site. Nothing loads from that site until the reader asks for it. Then the post appears in a
 * sandboxed frame, which receives focus.
 */
export function EmbedCard({ url, title, author, action, headingLevel = 3, messages, ...root }: EmbedCardProps) {
  const [isLoaded, setLoaded] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const post = readPost(url);
  const network = post?.network ?? hostOf(url);
  return (
    <article {...root} css={styles.root} data-component="EmbedCard" data-network={post?.network}>
      <div css={styles.head} data-part="head">
        {post && marks[post.network]}
        <Heading dir="auto" css={styles.title} data-part="title">
          {title}
        </Heading>
      </div>
      {post && (
        <div css={styles.stage} data-part="stage" data-loaded={isLoaded || undefined}>
          {isLoaded ? (
            <iframe
              src={post.frame}
              title={`${title} (${post.network})`}
              // The frame may keep its own origin, because it differs from ours.
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
              allow="fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              ref={(frame) => frame?.focus()}
              css={styles.frame}
              data-part="frame"
            />
          ) : (
            <>
              <Button icon={<PlayIcon />} onPress={() => setLoaded(true)}>
                {messages.load(post.network)}
              </Button>
              <p css={styles.notice} data-part="notice">
                {messages.notice(post.network)}
              </p>
            </>
          )}
        </div>
      )}
      <div css={styles.foot} data-part="foot">
        <span css={styles.author} data-part="author">
          {author}
        </span>
        {network && (
          <Link href={url} isExternal messages={messages}>
            {messages.open(network)}
          </Link>
        )}
        {action && (
          <span css={styles.action} data-part="action">
            {action}
          </span>
        )}
      </div>
    </article>
  );
}

export interface EmbedCardSkeletonProps extends PlainRootProps {
  /** The expected network, which decides the height. Default `X`. */
  network?: Network;
}

/** Placeholder with the size of an EmbedCard. Not announced: the surrounding region announces loading once. */
export function EmbedCardSkeleton({ network = 'X', ...root }: EmbedCardSkeletonProps) {
  return (
    <div {...root} css={styles.root} data-component="EmbedCardSkeleton" data-network={network} aria-hidden>
      <div css={styles.head}>
        <div css={styles.title}>
          <Skeleton inlineSize="60%" />
        </div>
      </div>
      <div css={styles.stage} />
      <div css={styles.foot}>
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
