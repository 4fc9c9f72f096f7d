'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Countdown, type CountdownProps } from '../../components/Countdown/index.ts';
import { SunHorizonIcon } from '../../components/Icon/index.ts';
import { Cell, CellSkeleton, type HeadingLevel } from '../../internal/Cell.tsx';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export interface GmCardProps {
  /** `claimable`: there is a GM to say; `pending`: it is being said; `waiting`: it was, and the next is counted down to. */
  state: 'claimable' | 'pending' | 'waiting';
  /** What a GM brings, as "+50 points". */
  reward: ReactNode;
  /** The button was pressed: the GM is to be said. */
  onClaim: () => void;
  /** When the next GM can be said, as ISO 8601; needed while `waiting`. */
  nextClaimAt?: string;
  /** The countdown ran out: time to ask whether there is a GM again. */
  onClaimable?: () => void;
  /** Stops the clock at this moment, as ISO 8601: for pictures and tests. */
  now?: string;
  /** Level of the label on the page around it. Default 2. */
  headingLevel?: HeadingLevel;
  /** Every word that is shown or spoken. */
  messages: {
    /** "Daily GM". */
    label: string;
    /** How often it can be said, as "Once every 24 hours." */
    rule: ReactNode;
    /** On the button, as "Say GM". */
    claim: string;
    /** Read out while it is being said. */
    pending: string;
    /** Read out once it was, as "Good morning! 50 points are yours." */
    claimed: string;
    /** In place of the rule while `waiting`, as "Said today. Next GM in". */
    waiting: ReactNode;
    countdown: CountdownProps['messages'];
  };
}

/** The daily bonus: a button once a day, a clock until then. That it was claimed is read out. */
export function GmCard({ state, reward, onClaim, nextClaimAt, onClaimable, now, headingLevel, messages }: GmCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useLostFocus(root, () => heading.current);
  const [before, setBefore] = useState({ state, wasClaimed: false });
  if (state !== before.state) {
    setBefore({ state, wasClaimed: state === 'waiting' && before.state === 'pending' });
  }

  const isWaiting = state === 'waiting' && nextClaimAt !== undefined;
  return (
    <Cell
      ref={root}
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

/** The room of a GmCard. Silent: what is loading says so once. */
export function GmCardSkeleton() {
  return <CellSkeleton component="GmCardSkeleton" />;
}
