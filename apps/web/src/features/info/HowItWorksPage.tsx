import { InfoPage, InfoSection } from '@pwr-community/ui/layouts/InfoPage';
import { Link } from '@pwr-community/ui/Link';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Section } from '../../shared/addresses.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { isPageOf, useSite } from '../../shared/site.ts';
import { howMessages as m } from './messages.ts';

interface Step {
  title: MessageDescriptor;
  text: MessageDescriptor;
  link: MessageDescriptor;
  page: { path: string; getHref: () => string; sections: readonly Section[] };
}

/** Values from the specification for the daily bonus and referrals. */
const rewards = { bonus: 50, hours: 24, quests: 4, points: 100 };

const steps: readonly Step[] = [
  { title: m.quests, text: m.questsText, link: m.toQuests, page: paths.home },
  { title: m.daily, text: m.dailyText, link: m.toQuiz, page: paths.quiz },
  { title: m.friends, text: m.friendsText, link: m.toQuests, page: paths.home },
  { title: m.content, text: m.contentText, link: m.toCommunity, page: paths.community },
  { title: m.projects, text: m.projectsText, link: m.toProjects, page: paths.projects },
  { title: m.rank, text: m.rankText, link: m.toLeaderboard, page: paths.leaderboard },
];

/** Steps for taking part, with links to the relevant pages. */
export function HowItWorksPage() {
  const { formatMessage, formatNumber } = useIntl();
  const site = useSite();
  useTitle(formatMessage(m.title), formatMessage(m.lead));
  return (
    <InfoPage
      title={formatMessage(m.title)}
      lead={formatMessage(m.lead)}
      action={
        <Link variant="button" href={paths.faq.getHref()}>
          {formatMessage(m.toFaq)}
        </Link>
      }
    >
      {steps
        .filter(({ page }) => isPageOf(site, page))
        .map(({ title, text, link, page }, index) => (
          <InfoSection
            key={title.id}
            number={formatNumber(index + 1)}
            title={formatMessage(title)}
            action={
              <Link variant="button" href={page.getHref()}>
                {formatMessage(link)}
              </Link>
            }
          >
            <p>{formatMessage(text, rewards)}</p>
          </InfoSection>
        ))}
    </InfoPage>
  );
}
