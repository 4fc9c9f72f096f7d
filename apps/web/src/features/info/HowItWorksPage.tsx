import { InfoPage, InfoSection } from '@pwr-community/ui/layouts/InfoPage';
import { Link } from '@pwr-community/ui/Link';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { paths, useTitle } from '../../shared/paths.ts';
import { howMessages as m } from './messages.ts';

interface Step {
  title: MessageDescriptor;
  text: MessageDescriptor;
  link: MessageDescriptor;
  href: string;
}

/** Values from the specification for the daily bonus and referrals. */
const rewards = { bonus: 50, hours: 24, quests: 4, points: 100 };

const steps: readonly Step[] = [
  { title: m.quests, text: m.questsText, link: m.toQuests, href: paths.home.getHref() },
  { title: m.daily, text: m.dailyText, link: m.toQuiz, href: paths.quiz.getHref() },
  { title: m.friends, text: m.friendsText, link: m.toQuests, href: paths.home.getHref() },
  { title: m.content, text: m.contentText, link: m.toCommunity, href: paths.community.getHref() },
  { title: m.projects, text: m.projectsText, link: m.toProjects, href: paths.projects.getHref() },
  { title: m.rank, text: m.rankText, link: m.toLeaderboard, href: paths.leaderboard.getHref() },
];

/** Steps for taking part, with links to the pages. */
export function HowItWorksPage() {
  const { formatMessage, formatNumber } = useIntl();
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
      {steps.map(({ title, text, link, href }, index) => (
        <InfoSection
          key={title.id}
          number={formatNumber(index + 1)}
          title={formatMessage(title)}
          action={
            <Link variant="button" href={href}>
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
