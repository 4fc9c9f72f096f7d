import { GmCard, GmCardSkeleton } from '@pwr-community/ui/community/GmCard';
import { useIntl } from 'react-intl';
import { memberMessages as m } from './memberMessages.ts';
import { useClockMessages } from './Season.tsx';
import type { Gm } from './useGm.ts';

/** The daily bonus, or the countdown to the next one. */
export function GmCell({ gm }: { gm: Gm }) {
  const { formatMessage } = useIntl();
  const countdown = useClockMessages(formatMessage(m.gmNext), formatMessage(m.gmAgain));
  if (gm.isLoading) return <GmCardSkeleton />;
  return (
    <GmCard
      state={gm.state}
      reward={formatMessage(m.gain, { points: gm.points })}
      nextClaimAt={gm.nextClaimAt}
      onClaim={gm.claim}
      onClaimable={gm.askAgain}
      messages={{
        label: formatMessage(m.gm),
        rule: formatMessage(m.gmRule),
        claim: formatMessage(m.gmClaim),
        pending: formatMessage(m.gmPending),
        waiting: formatMessage(m.gmWaiting),
        countdown,
      }}
    />
  );
}
