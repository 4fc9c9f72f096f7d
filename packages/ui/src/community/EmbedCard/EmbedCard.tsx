'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PlayIcon, TiktokMark, XMark, YoutubeMark } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './EmbedCard.styles.ts';
import { hostOf, readPost, type Network } from './readPost.ts';

export interface EmbedCardProps {
  /** The post's own address on X, TikTok or YouTube. Of any other only a link is shown. */
  url: string;
  /** What it is, in its own words; names the frame. */
  title: string;
  /** Who sent it: an Avatar and a quiet Link. Left out where it stands above already. */
  author?: ReactNode;
  /** Level of the title on the page around it. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Every word that is shown or spoken. */
  messages: {
    /** On the button, as "Show the post from X". */
    load: (network: string) => string;
    /** What loading it means, as "X will know that you viewed it." */
    notice: (network: string) => ReactNode;
    /** The link to the post on its own site, as "Open on X". */
    open: (network: string) => string;
    /** Read out after that link, as "opens in a new tab". */
    newTab: string;
  };
}

const marks = { X: <XMark size="l" />, TikTok: <TiktokMark size="l" />, YouTube: <YoutubeMark size="l" /> };

/**
 * A post of another site. Nothing of that site is loaded before the reader asks for it; then it comes into a sandboxed
 * frame, which has the focus.
 */
export function EmbedCard({ url, title, author, headingLevel = 3, messages }: EmbedCardProps) {
  const [isLoaded, setLoaded] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const post = readPost(url);
  const network = post?.network ?? hostOf(url);
  return (
    <article css={styles.root} data-component="EmbedCard" data-network={post?.network}>
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
              // Its own origin is not ours, so that it may keep it.
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
      </div>
    </article>
  );
}

export interface EmbedCardSkeletonProps {
  /** Whose post is expected: it decides the height. Default `X`. */
  network?: Network;
}

/** The room of an EmbedCard. Silent: what is loading says so once. */
export function EmbedCardSkeleton({ network = 'X' }: EmbedCardSkeletonProps) {
  return (
    <div css={styles.root} data-component="EmbedCardSkeleton" data-network={network} aria-hidden>
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
