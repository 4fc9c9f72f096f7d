import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './pageMessages.ts';
import { SeasonClock, SeasonRuler } from './Season.tsx';
import { days, endsAt } from './season.ts';

/** The airdrop's parts of the hero, for all readers. */
export function useSeasonParts() {
  const { formatMessage } = useIntl();
  const [isOver, setOver] = useState(() => Date.parse(endsAt) <= Date.now());
  return {
    title: formatMessage(isOver ? m.closed : m.closesIn),
    lead: formatMessage(isOver ? m.closedLead : m.lead),
    countdown: <SeasonClock onEnd={() => setOver(true)} />,
    ruler: days && <SeasonRuler />,
  };
}
