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
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './InviteCard.styles.ts';

export interface InvitedFriend {
  id: string;
  name: string;
  /** URL of the avatar. Without one, an avatar is generated from the id. */
  picture?: string;
  /** Number of completed quests. */
  completed: number;
  /** The reward was awarded, so the required quests are completed. Default `false`. */
  isRewarded?: boolean;
}

export interface InviteCardProps extends PlainRootProps {
  /** The reader's complete invitation URL. */
  url: string;
  /** Text that accompanies the link on networks that accept one. */
  text: string;
  /** Friends who joined with the link, in display order. */
  friends: readonly InvitedFriend[];
  /** Number of quests that a friend must complete for the reward. Default 4. */
  goal?: number;
  /** Points per friend. Default 100. */
  reward?: number;
  /** Shown after the friends, such as a Link to the full list. */
  more?: ReactNode;
  /** Heading level of the title. Default 2. */
  headingLevel?: HeadingLevel;
  /** All visible and announced text. */
  messages: SharePopoverProps['messages'] & {
    /**
     * Heading, such as "Invite friends". Named `heading`, because `title` belongs to the popover. Leave it out inside a
     * Section that has one.
     */
    heading?: ReactNode;
    /** Explains the reward and its condition in one sentence. */
    rule: ReactNode;
    /** Label of the button that opens the popover, such as "Share". */
    share: string;
    /** Accessible name of the list, such as "Friends who joined". */
    friends: string;
    /** Shown instead of the list until a friend joins. */
    nobody: ReactNode;
    /** Progress of a friend, such as "3 of 4 quests". */
    progress: (completed: number, goal: number) => string;
  };
}

/** The reader's invitation link, and the progress of friends who joined with it. */
export function InviteCard({
  url,
  text,
  friends,
  goal = 4,
  reward = 100,
  more,
  headingLevel = 2,
  messages,
  ...root
}: InviteCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} css={styles.root} data-component="InviteCard">
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
              <Avatar memberId={id} src={picture} />
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

/** Placeholder the size of an InviteCard. Not announced: the surrounding region announces loading once. */
export function InviteCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="InviteCardSkeleton" aria-hidden>
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
