'use client';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ShareNetworkIcon } from '../../components/Icon/index.ts';
import type { HeadingLevel } from '../../internal/Cell.tsx';
import { Points } from '../Points/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { CopyField } from '../../components/SharePopover/CopyField.tsx';
import { SharePopover, type SharePopoverProps } from '../../components/SharePopover/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './InviteCard.styles.ts';

export interface InvitedFriend {
  id: string;
  name: string;
  /** The picture's address; absent, one is drawn from the id. */
  picture?: string;
  /** Quests completed so far. */
  completed: number;
  /** The reward was paid: the quests it asks for are among them. Default `false`. */
  isRewarded?: boolean;
}

export interface InviteCardProps {
  /** The reader's own link, whole. */
  url: string;
  /** What goes with the link where the network takes a text. */
  text: string;
  /** Who joined by the link, in the order they are shown. */
  friends: readonly InvitedFriend[];
  /** How many quests a friend has to complete before the reward is paid. Default 4. */
  goal?: number;
  /** What such a friend brings. Default 100. */
  reward?: number;
  /** What is shown after the friends, as a Link to all of them. */
  more?: ReactNode;
  /** Level of the title on the page around it. Default 2. */
  headingLevel?: HeadingLevel;
  /** Every word that is shown or spoken. */
  messages: SharePopoverProps['messages'] & {
    /**
     * "Invite friends". Called `heading`, for `title` is that of the popover. Absent where it stands in a Section that
     * says so.
     */
    heading?: ReactNode;
    /** What it brings, and for what, in a sentence. */
    rule: ReactNode;
    /** On the button that opens the popover, as "Share". */
    share: string;
    /** Names the list, as "Friends who joined". */
    friends: string;
    /** In place of the list when nobody joined yet. */
    nobody: ReactNode;
    /** How far a friend is, as "3 of 4 quests". */
    progress: (completed: number, goal: number) => string;
  };
}

/** The link that invites friends, and how far those who came by it are. */
export function InviteCard({
  url,
  text,
  friends,
  goal = 4,
  reward = 100,
  more,
  headingLevel = 2,
  messages,
}: InviteCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={styles.root} data-component="InviteCard">
      <div css={styles.head} data-part="head">
        <div css={styles.words} data-part="words">
          {messages.heading && (
            <Heading css={styles.title} data-part="title">
              {messages.heading}
            </Heading>
          )}
          <p css={styles.rule} data-part="rule">
            {messages.rule}
          </p>
        </div>
        <SharePopover
          url={url}
          text={text}
          messages={messages}
          trigger={(props) => (
            <Button {...props} icon={<ShareNetworkIcon />}>
              {messages.share}
            </Button>
          )}
        />
      </div>
      <CopyField url={url} messages={messages} />
      {friends.length > 0 ? (
        <ul role="list" aria-label={messages.friends} css={styles.friends} data-part="friends">
          {friends.map(({ id, name, picture, completed, isRewarded }) => (
            <li key={id} css={styles.friend} data-part="friend">
              <Avatar id={id} src={picture} />
              <ProgressBar
                label={<bdi>{name}</bdi>}
                value={Math.min(completed, goal)}
                max={goal}
                valueLabel={messages.progress(Math.min(completed, goal), goal)}
              />
              <span css={styles.reward} data-part="reward">
                {isRewarded && <Points value={reward} isSigned />}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p css={styles.nobody} data-part="nobody">
          {messages.nobody}
        </p>
      )}
      {more}
    </div>
  );
}

/** The room of an InviteCard. Silent: what is loading says so once. */
export function InviteCardSkeleton() {
  return (
    <div css={styles.root} data-component="InviteCardSkeleton" aria-hidden>
      <div css={styles.words}>
        <div css={styles.title}>
          <Skeleton inlineSize="7em" />
        </div>
        <div css={styles.rule}>
          <Skeleton inlineSize="80%" />
        </div>
      </div>
      <Skeleton shape="block" blockSize="40px" />
      <div css={styles.friends}>
        {[0, 1, 2].map((friend) => (
          <div key={friend} css={styles.friend}>
            <Skeleton shape="circle" />
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
