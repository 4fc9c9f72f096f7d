import type { Quest } from '@pwr-community/api/schema';
import { AirdropHero, HeroCellSkeleton, NextStepSkeleton } from '@pwr-community/ui/community/AirdropHero';
import { PointsCardSkeleton } from '@pwr-community/ui/community/PointsCard';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useStable } from '@pwr-community/ui/useStable';
import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DialogFrame } from '../../shared/DialogFrame.tsx';
import { Later } from '../../shared/Later.tsx';
import { page, useIdlePrefetch, type PageFacts } from '../../shared/page.ts';
import { parseId } from '../../shared/parseId.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { useRequireMember, useSession } from '../../shared/session.tsx';
import { isOn, useSite } from '../../shared/site.ts';
import { useCloseEntry } from '../../shared/useCloseEntry.ts';
import { VisitorStep } from './VisitorStep.tsx';
import { pageMessages as m } from './pageMessages.ts';
import { QuestBoard } from './QuestBoard.tsx';
import { readReturn } from './readReturn.ts';
import { localizedQuestsQuery, useQuests } from './useQuests.ts';
import { useSeasonParts } from './useSeasonParts.tsx';

// Loaded lazily, because most first-time visitors don't need these parts.
const MemberHero = page(async () => (await import('./MemberHero.tsx')).MemberHero, 'error');
const MemberSections = page(
  async () => (await import('./MemberSections.tsx')).MemberSections,
  'points',
  'project',
  'error',
);
const EmailNotice = page(async () => (await import('./EmailNotice.tsx')).EmailNotice, 'error');
const QuestDialog = page(
  async () => (await import('./QuestDialog.tsx')).QuestDialog,
  'quest',
  'appeal',
  'project',
  'error',
);

/** Prefetches the code of the parts that only members see. */
export const preloadMember = () => Promise.all([MemberHero.preload(), MemberSections.preload()]);

const preload = () => void QuestDialog.preload().catch(() => {});

/**
 * The home page: the airdrop's countdown, the reader's progress and next step, all quests, and a member's referrals and
 * activity. Renders `NotFound` if the address contains an invalid id or that of a nonexistent quest.
 */
function Airdrop({ NotFound }: { NotFound: ComponentType }) {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { pathname } = useLocation();
  const result = useQuests();
  const opened = useOpenQuest();
  const site = useSite();
  const member = session.status === 'member' ? session.user : null;
  const quest = result.data?.quests.find(({ id }) => id === opened.id);
  const isOpen = opened.isOpen && quest !== undefined;
  const frame = isOpen && <DialogFrame title={<bdi>{quest.title}</bdi>} onClose={opened.close} />;
  useIdlePrefetch(QuestDialog.preload, member !== null);
  const hasQuests = isOn(site, 'quests');
  const pageTitle = isOn(site, 'airdrop') ? m.title : m.boardTitle;
  useTitle(isOpen ? quest.title : formatMessage(pageTitle), (isOpen && quest.description) || formatMessage(m.welcome));

  if (opened.isOpen && !quest && (result.data || opened.id === null)) return <NotFound />;
  return (
    <>
      {pathname === paths.emailVerified.path && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <EmailNotice />
        </Suspense>
      )}
      {member ? (
        <Suspense fallback={<Hero isVisitor={false} />}>
          <MemberHero member={member} result={result} onOpen={opened.open} preload={preload} />
        </Suspense>
      ) : (
        <Hero isVisitor={session.status === 'visitor'} />
      )}
      {hasQuests && (
        <Later after={2}>
          <QuestBoard
            result={result}
            hasFilter={session.status !== 'visitor'}
            hasNext={member !== null && result.isOwn}
            onOpen={opened.open}
            preload={preload}
          />
        </Later>
      )}
      {member && (
        <Later after={3}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <MemberSections member={member} />
          </Suspense>
        </Later>
      )}
      {session.status !== 'restoring' &&
        quest &&
        // The dialog needs the member's progress. If that fails to load, the board shows the error.
        (result.isOwn ? (
          <Suspense fallback={frame}>
            <QuestDialog
              key={quest.id}
              quest={quest}
              member={member}
              error={opened.error}
              isOpen={opened.isOpen}
              onClose={opened.close}
            />
          </Suspense>
        ) : (
          !result.hasFailed && frame
        ))}
    </>
  );
}

export const AirdropPage = Object.assign(Airdrop, {
  queries: (api, { locale }) => [localizedQuestsQuery(api, locale)],
} satisfies PageFacts);

/**
 * Returns the id of the quest that the address opens over the page, the service's error for it, and functions to open
 * and close quests.
 */
function useOpenQuest() {
  const { search } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const requireMember = useRequireMember();
  const isOpen = params.id !== undefined;
  const named = parseId(params.id);
  // Remembers the quest while its dialog closes, because the address no longer contains it.
  const [last, setLast] = useState(named);
  if (isOpen && named !== last) setLast(named);

  // A service redirects back with the quest and possibly an error. The error is shown only once, not again after a
  // reload.
  const [returned] = useState(() => readReturn(new URLSearchParams(search)));
  const isReturning = returned !== null && !isOpen && new URLSearchParams(search).has('quest');
  useEffect(() => {
    if (isReturning) void navigate(paths.quest.getHref(returned.quest), { replace: true });
  }, [isReturning, returned, navigate]);

  const close = useCloseEntry(isOpen, paths.home.getHref());

  // `navigate` changes with the address, which would rerender the board whenever a quest opens over it.
  const { open } = useStable({
    open: (quest: Quest) => requireMember(() => void navigate(paths.quest.getHref(quest.id))),
  });

  return {
    id: isOpen ? named : last,
    isOpen,
    error: returned && returned.quest === named ? returned.error : null,
    open,
    close: () =>
      startTransition(() => {
        if (isOpen) close();
      }),
  };
}

/** The season, and a visitor's first step. For members, shows placeholders until their own hero loads. */
function Hero({ isVisitor }: { isVisitor: boolean }) {
  const site = useSite();
  const parts = isVisitor
    ? { nextStep: <VisitorStep /> }
    : {
        standing: <PointsCardSkeleton />,
        nextStep: <NextStepSkeleton />,
        gm: <HeroCellSkeleton />,
        streak: isOn(site, 'quiz') && <HeroCellSkeleton />,
      };
  return <AirdropHero {...useSeasonParts()} {...parts} />;
}
