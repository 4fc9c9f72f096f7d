'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { WarningIcon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { type Status, StatusGlyph } from '../../components/StatusBadge/index.ts';
import { type NamedRootProps, useRootRef } from '../../internal/root.ts';
import * as styles from './ReviewItem.styles.ts';

export interface EarlierSubmission {
  id: string;
  status: Extract<Status, 'accepted' | 'rejected' | 'inReview'>;
  /** Text of the status; screen readers read it before the title. */
  statusLabel: string;
  title: string;
  /** Points awarded, such as "+250", or the reason for the rejection. */
  result: ReactNode;
  date: ReactNode;
}

export interface ReviewFact {
  label: string;
  value: ReactNode;
}

export interface ReviewItemProps extends NamedRootProps {
  /** Icon of the submission's type. */
  icon: ReactNode;
  /** Type of submission, such as "Post on X". */
  kind: ReactNode;
  /** Time of submission, such as "sent 4 minutes ago". */
  sent: ReactNode;
  /** URL of the original publication. */
  originalHref?: string;
  /** The author; `href` is the URL of their profile. */
  author: { id: string; name: string; href: string; handle?: string; avatar?: string | null };
  /** Submitted content: text, a picture, an EmbedCard. */
  children: ReactNode;
  /** Details in small text below the content: date of publication, replies, likes. */
  meta?: ReactNode;
  /** Earlier submissions of the member, latest first. */
  earlier?: readonly EarlierSubmission[];
  /** Reviewers' notes about the member: a NoteList. */
  notes?: ReactNode;
  /** Warning above the content, for example that the member is disqualified. */
  warning?: ReactNode;
  /** Two to eight figures about the member, at the bottom. */
  facts?: readonly ReviewFact[];
  /** Heading level of the titles. Default 2. */
  headingLevel?: 2 | 3;
  /** All visible and announced text. */
  messages: {
    /** Label of the link, such as "Open original". */
    openOriginal: string;
    /** Screen readers read this after the link, such as "opens in a new tab". */
    newTab: string;
    /** Heading above earlier submissions, such as "Earlier from this member". */
    earlier: string;
  };
}

/** Sets `--ui-facts` to the current height of the facts bar, which covers the end of the pane and may wrap. */
const followFacts = (article: HTMLElement) => {
  const observer = new ResizeObserver(() => {
    const facts = article.querySelector<HTMLElement>(':scope > [data-part=facts]');
    article.style.setProperty('--ui-facts', `${facts?.offsetHeight ?? 0}px`);
  });
  observer.observe(article);
  return () => observer.disconnect();
};

/** A submission for review, with its author and their earlier submissions. */
export function ReviewItem({
  icon,
  kind,
  sent,
  originalHref,
  author,
  children,
  meta,
  earlier = [],
  notes,
  warning,
  facts = [],
  headingLevel = 2,
  messages,
  ...root
}: ReviewItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...root} ref={useRootRef(followFacts, root.ref)} css={styles.root} data-component="ReviewItem">
      <div css={styles.content}>
        <div css={styles.head} data-part="head">
          <span aria-hidden css={styles.icon}>
            {icon}
          </span>
          <Heading css={styles.kind}>{kind}</Heading>
          <span css={styles.sent}>{sent}</span>
          {originalHref && (
            <span css={styles.original}>
              <Link variant="quiet" href={originalHref} isExternal messages={messages}>
                {messages.openOriginal}
              </Link>
            </span>
          )}
        </div>
        {warning && (
          <div css={styles.warning} data-part="warning">
            <WarningIcon />
            <div>{warning}</div>
          </div>
        )}
        <div css={styles.card} data-part="card">
          <div css={styles.author}>
            <Avatar memberId={author.id} src={author.avatar} size="l" />
            <div css={styles.who}>
              <Link variant="quiet" href={author.href}>
                <bdi>{author.name}</bdi>
              </Link>
              {author.handle && (
                <span css={styles.handle}>
                  <bdi>{author.handle}</bdi>
                </span>
              )}
            </div>
          </div>
          <div css={styles.sentence} data-part="content">
            {children}
          </div>
          {meta && (
            <p css={styles.meta} data-part="meta">
              {meta}
            </p>
          )}
        </div>
        {earlier.length > 0 && (
          <section css={styles.before} data-part="earlier">
            <Heading css={styles.earlier}>{messages.earlier}</Heading>
            <ul role="list" css={styles.list}>
              {earlier.map(({ id, status, statusLabel, title, result, date }) => (
                <li key={id} css={styles.entry} data-status={status}>
                  <span role="img" aria-label={statusLabel} css={styles.glyph}>
                    <StatusGlyph status={status} />
                  </span>
                  <span css={styles.entryTitle} data-part="title">
                    <bdi>{title}</bdi>
                  </span>
                  <span css={styles.result} data-part="result">
                    {result}
                  </span>
                  <span css={styles.date} data-part="date">
                    {date}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {notes}
      </div>
      {facts.length > 0 && (
        <dl css={styles.facts} data-part="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
