import type { Quest } from '@pwr-community/api/schema';
import { AirdropHero, NextStepSkeleton } from '@pwr-community/ui/AirdropHero';
import { startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { Later } from '../../app/Later.tsx';
import { useModals } from '../../app/modals.tsx';
import { page } from '../../app/page.ts';
import { paths, useTitle } from '../../app/paths.ts';
import { useSession } from '../../app/session.tsx';
import { VisitorStep } from './VisitorStep.tsx';
import { pageMessages as m } from './pageMessages.ts';
import { QuestBoard } from './QuestBoard.tsx';
import { readReturn } from './readReturn.ts';
import { useQuests } from './useQuests.ts';
import { useSeasonParts } from './useSeasonParts.tsx';

// What most first visits do not need: they are a visitor's.
const MemberHero = page(async () => (await import('./MemberHero.tsx')).MemberHero, 'error');
const MemberSections = page(async () => (await import('./MemberSections.tsx')).MemberSections, 'project', 'error');
const EmailNotice = page(async () => (await import('./EmailNotice.tsx')).EmailNotice, 'error');
const QuestDialog = page(async () => (await import('./QuestDialog.tsx')).QuestDialog, 'quest', 'error');

/** Fetches what a member's page has beyond a visitor's. */
export const preloadMember = () => Promise.all([MemberHero.preload(), MemberSections.preload()]);

const preload = () => void QuestDialog.preload().catch(() => {});

/** The first page: the airdrop's clock, where the reader stands and what to do next, and all quests. */
export function AirdropPage() {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const { pathname } = useLocation();
  const result = useQuests();
  const opened = useOpenQuest();
  useTitle(formatMessage(m.title), formatMessage(m.welcome));

  const member = session.status === 'member' ? session.user : null;
  const quest = result.data?.quests.find(({ id }) => id === opened.id);
  return (
    <>
      {pathname === paths.emailVerified.path && (
        <Suspense>
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
      <Later after={2}>
        <QuestBoard result={result} hasNext={member !== null} onOpen={opened.open} preload={preload} />
      </Later>
      {member && (
        <Later after={3}>
          <Suspense>
            <MemberSections member={member} />
          </Suspense>
        </Later>
      )}
      {member && quest && (
        <Suspense>
          <QuestDialog
            key={quest.id}
            quest={quest}
            member={member}
            error={opened.error}
            isOpen={opened.isOpen}
            onClose={opened.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** The quest that is open over the page: one that was pressed, or that the address names. */
function useOpenQuest() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { open: openModal } = useModals();
  const isMember = useSession().session.status === 'member';
  const [returned] = useState(() => readReturn(new URLSearchParams(search)));
  const [id, setId] = useState(returned?.quest ?? null);
  const [isOpen, setOpen] = useState(returned !== null);

  // What the address said is told once: not again after a reload.
  useEffect(() => {
    if (returned) void navigate(pathname, { replace: true });
  }, [returned, pathname, navigate]);

  return {
    id,
    isOpen,
    error: returned?.quest === id ? returned?.error : null,
    open: useCallback(
      (quest: Quest) => {
        if (!isMember) return openModal('login');
        setId(quest.id);
        setOpen(true);
      },
      [isMember, openModal],
    ),
    close: () => startTransition(() => setOpen(false)),
  };
}

/** The season, and how a visitor begins; or, for the moment until it is known who is here, the room of a next step. */
function Hero({ isVisitor }: { isVisitor: boolean }) {
  return <AirdropHero {...useSeasonParts()} nextStep={isVisitor ? <VisitorStep /> : <NextStepSkeleton />} />;
}
