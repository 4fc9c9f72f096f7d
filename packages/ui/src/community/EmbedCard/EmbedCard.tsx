'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PlayIcon, TiktokMark, XMark, YoutubeMark } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { NamedRootProps, PlainRootProps } from '../../internal/root.ts';
import * as styles from './EmbedCard.styles.ts';
import { hostOf, readPost, type Network } from './readPost.ts';

/** Details of a post that can be shown without contacting its network. */
export interface PostPreview {
  /** Name of the author on the network. Leave it out if it is in the title. */
  author?: string;
  /** URL of the author's page on the network. */
  authorHref?: string;
  /** Text of the post, with line breaks. Shown if there is no picture. */
  text?: string;
  /** Language tag of the text. */
  language?: string;
  /** A picture of the post, from the site's own origin. */
  picture?: string;
}

export interface EmbedCardProps extends NamedRootProps {
  /** URL of a post on X, TikTok or YouTube. Any other URL is shown as a link. */
  url: string;
  /** Title, in the post's own words; also names the frame. */
  title: string;
  /** The author: an Avatar and a quiet Link. Leave it out if the name appears above. */
  author?: ReactNode;
  /** A small quiet Button at the end, such as "Report". */
  action?: ReactNode;
  /** Known details of the post; `pending` shows placeholders. */
  preview?: PostPreview | 'pending';
  /** `eager` for a picture that is in view when the page opens. Default `lazy`. */
  loading?: 'eager' | 'lazy';
  /** Sentence that replaces the button if the post no longer exists, such as "This post is no longer on X." */
  gone?: ReactNode;
  /** Shows the post without a button press, for readers who chose to always load posts. Default `false`. */
  isShown?: boolean;
  /** A date or points, below the author. */
  note?: ReactNode;
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
    /** Screen readers read this after the link, such as "opens in a new tab". */
    newTab: string;
  };
}

const marks = { X: <XMark size="l" />, TikTok: <TiktokMark size="l" />, YouTube: <YoutubeMark size="l" /> };

const takeFocus = (frame: HTMLElement | null) => frame?.focus();

/**
 * A post on another site. Unless `isShown`, nothing loads from that site until the reader presses the button. Then the
 * post appears in a sandboxed frame, which receives focus.
 */
export function EmbedCard({
  url,
  title,
  author,
  preview,
  loading = 'lazy',
  gone,
  isShown = false,
  note,
  action,
  headingLevel = 3,
  messages,
  ...root
}: EmbedCardProps) {
  const [isAsked, setAsked] = useState(false);
  const [broken, setBroken] = useState<string>();
  const Heading = `h${headingLevel}` as const;
  const post = readPost(url);
  const isLoaded = isAsked || (isShown && !gone);
  const network = post?.network ?? hostOf(url);
  const known = preview === 'pending' ? undefined : preview;
  const picture = known?.picture === broken ? undefined : known?.picture;
  return (
    <article {...root} css={styles.root} data-component="EmbedCard" data-network={post?.network}>
      <div css={styles.head} data-part="head">
        {post && marks[post.network]}
        <div css={styles.words}>
          <Heading dir="auto" css={styles.title} data-part="title">
            {title}
          </Heading>
          {preview === 'pending' && post?.network !== 'X' && (
            <div css={styles.by}>
              <Skeleton inlineSize="40%" />
            </div>
          )}
          {known?.author && (
            <p css={styles.by} data-part="by">
              {known.authorHref ? (
                <Link variant="quiet" href={known.authorHref} isExternal messages={messages}>
                  <bdi>{known.author}</bdi>
                </Link>
              ) : (
                <bdi>{known.author}</bdi>
              )}
            </p>
          )}
        </div>
      </div>
      {post && (
        <div css={styles.stage} data-part="stage" data-loaded={isLoaded || undefined}>
          {isLoaded ? (
            <iframe
              src={post.frame}
              title={`${title} (${post.network})`}
              // `allow-same-origin` is safe here, because the frame's origin differs from ours.
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
              allow="fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              // Takes focus only if the reader pressed the button.
              ref={isAsked ? takeFocus : undefined}
              css={styles.frame}
              data-part="frame"
            />
          ) : (
            <>
              {picture !== undefined && (
                <img
                  src={picture}
                  alt=""
                  loading={loading}
                  fetchPriority={loading === 'eager' ? 'high' : undefined}
                  decoding="async"
                  onError={() => setBroken(picture)}
                  css={styles.picture}
                  data-part="picture"
                />
              )}
              {preview === 'pending' && post.network === 'X' && (
                <div css={styles.quote}>
                  <Skeleton lines={3} />
                </div>
              )}
              {picture === undefined && known?.text && (
                <p lang={known.language} dir="auto" css={styles.quote} data-part="text">
                  {known.text}
                </p>
              )}
              <div css={styles.ask} data-part="ask">
                {gone ? (
                  <p css={styles.notice} data-part="gone">
                    {gone}
                  </p>
                ) : (
                  <>
                    <Button icon={<PlayIcon />} onPress={() => setAsked(true)}>
                      {messages.load(post.network)}
                    </Button>
                    <p css={styles.notice} data-part="notice">
                      {messages.notice(post.network)}
                    </p>
                  </>
                )}
              </div>
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
        {note && (
          <span css={styles.note} data-part="note">
            {note}
          </span>
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
  /** Expected network, which determines the height. Default `X`. */
  network?: Network;
}

/** Placeholder the size of an EmbedCard. Not announced: the surrounding region announces loading once. */
export function EmbedCardSkeleton({ network = 'X', ...root }: EmbedCardSkeletonProps) {
  return (
    <div {...root} css={styles.root} data-component="EmbedCardSkeleton" data-network={network} aria-hidden>
      <div css={styles.head}>
        <div css={styles.words}>
          <div css={styles.title}>
            <Skeleton inlineSize="60%" />
          </div>
          {network !== 'X' && (
            <div css={styles.by}>
              <Skeleton inlineSize="40%" />
            </div>
          )}
        </div>
      </div>
      <div css={styles.stage} />
      <div css={styles.foot}>
        <Skeleton inlineSize="8em" />
      </div>
    </div>
  );
}
