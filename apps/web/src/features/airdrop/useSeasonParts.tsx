import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './pageMessages.ts';
import { SeasonClock, SeasonRuler } from './Season.tsx';
import { useMoment } from '../../shared/serverState.ts';
import { daysAt, endsAt } from './season.ts';

/** The airdrop's parts of the hero, for all readers. */
export function useSeasonParts() {
  const { formatMessage } = useIntl();
  const { now } = useMoment();
  const [isOver, setOver] = useState(() => Date.parse(endsAt) <= (now ?? Date.now()));
  return {
    title: formatMessage(isOver ? m.closed : m.closesIn),
    lead: formatMessage(isOver ? m.closedLead : m.lead),
    countdown: <SeasonClock onEnd={() => setOver(true)} />,
    ruler: daysAt(now) && <SeasonRuler />,
  };
}
