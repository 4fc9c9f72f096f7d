import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages as m } from './pageMessages.ts';
import { SeasonClock, SeasonRuler } from './Season.tsx';
import { useMoment } from '../../shared/serverState.ts';
import { isOn, useSite } from '../../shared/site.ts';
import { daysOf, endOf } from './season.ts';

/** Returns the hero's parts about the airdrop, which are the same for all readers. */
export function useSeasonParts() {
  const { formatMessage } = useIntl();
  const { now } = useMoment();
  const site = useSite();
  const endsAt = endOf(site);
  const [isOver, setOver] = useState(() => endsAt !== null && Date.parse(endsAt) <= (now ?? Date.now()));
  if (endsAt === null)
    return { title: isOn(site, 'airdrop') ? formatMessage(m.title) : site.name, lead: formatMessage(m.lead) };
  const days = daysOf(site, now);
  return {
    title: formatMessage(isOver ? m.closed : m.closesIn),
    lead: formatMessage(isOver ? m.closedLead : m.lead),
    countdown: <SeasonClock endsAt={endsAt} onEnd={() => setOver(true)} />,
    ruler: days && <SeasonRuler days={days} />,
  };
}
