'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Countdown, type CountdownProps } from '../../components/Countdown/index.ts';
import { SunHorizonIcon } from '../../components/Icon/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';

export interface GmCardProps extends PlainRootProps {
  /** `claimable`: ready; `pending`: the claim is being sent; `waiting`: counting down to the next claim. */
  state: 'claimable' | 'pending' | 'waiting';
  /** Points for a GM, such as "+50 points". */
  reward: ReactNode;
  /** Called when the button is pressed. */
  onClaim: () => void;
  /** Time of the next GM (ISO 8601). Required while `waiting`. */
  nextClaimAt?: string;
  /** Called when the countdown ends, so that the caller can fetch the state again. */
  onClaimable?: () => void;
  /** Stops the clock at this time (ISO 8601), for screenshots and tests. */
  now?: string;
  /** Heading level of the label. Default 2. */
  headingLevel?: HeadingLevel;
  /** All visible and announced text. */
  messages: {
    /** Label above the reward, such as "Daily GM". */
    label: string;
    /** Frequency of the bonus, such as "Once every 24 hours." */
    rule: ReactNode;
    /** Label of the button, such as "Say GM". */
    claim: string;
    /** Announced while the claim is sent. */
    pending: string;
    /** Announced after the claim, such as "Good morning! 50 points are yours." Leave it out if a toast says it. */
    claimed?: string;
    /** Replaces the rule while `waiting`, such as "Said today. Next GM in". */
    waiting: ReactNode;
    countdown: CountdownProps['messages'];
  };
}

/** The daily bonus: a button once a day, then a countdown. Claiming it is announced. */
export function GmCard({
  state,
  reward,
  onClaim,
  nextClaimAt,
  onClaimable,
  now,
  headingLevel,
  messages,
  ...root
}: GmCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  useLostFocus(rootRef, () => heading.current);
  const [before, setBefore] = useState({ state, wasClaimed: false });
  if (state !== before.state) {
    setBefore({ state, wasClaimed: state === 'waiting' && before.state === 'pending' });
  }

  const isWaiting = state === 'waiting' && nextClaimAt !== undefined;
  return (
    <Cell
      {...root}
      ref={useRootRef(rootRef, root.ref)}
      component="GmCard"
      label={messages.label}
      headingLevel={headingLevel}
      headingRef={heading}
      title={reward}
      description={isWaiting ? messages.waiting : messages.rule}
    >
      {isWaiting ? (
        <Countdown
          endsAt={nextClaimAt}
          now={now}
          largestUnit="hours"
          size="m"
          onEnd={onClaimable}
          messages={messages.countdown}
        />
      ) : (
        <Button
          isFullWidth
          icon={<SunHorizonIcon size="l" />}
          isPending={state === 'pending'}
          messages={messages}
          onPress={onClaim}
        >
          {messages.claim}
        </Button>
      )}
      <Spoken as="span" css={visuallyHidden}>
        {before.wasClaimed && messages.claimed}
      </Spoken>
    </Cell>
  );
}

/** Placeholder the size of a GmCard. Not announced: the surrounding region announces loading once. */
export function GmCardSkeleton(root: PlainRootProps) {
  return <CellSkeleton {...root} component="GmCardSkeleton" />;
}
