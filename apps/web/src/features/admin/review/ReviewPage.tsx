import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { submissionsQuery } from '@pwr-community/api/queries/content';
import { announce } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { DecisionBar } from '@pwr-community/ui/community/DecisionPanel';
import { ArrowDownIcon, ArrowUpIcon, GearIcon } from '@pwr-community/ui/Icon';
import { IconButton } from '@pwr-community/ui/IconButton';
import { ReviewLayout } from '@pwr-community/ui/layouts/ReviewLayout';
import { useStable } from '@pwr-community/ui/useStable';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { useContentChanges } from '../../../shared/submissions/changes.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { useMember } from '../../../shared/session.tsx';
import { useNavigateWhileHere } from '../../../shared/useNavigateWhileHere.ts';
import { AdminPage } from '../AdminPage.tsx';
import { MemberDialog } from '../desk/MemberDialog.tsx';
import { NoneListed } from '../desk/NoneListed.tsx';
import { useAnnouncedOpening } from '../desk/useAnnouncedOpening.ts';
import { useDeskSettings } from '../desk/useDeskSettings.ts';
import { Decision, DecisionDialogs } from './Decision.tsx';
import { bulkMessages, decisionMessages as m, keyMessages, queueMessages, settingsMessages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { isWhole, type ReviewFilter } from './reviewAddress.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { SubmissionView } from './SubmissionView.tsx';
import { areAwardable, reasons, useChoice } from './useChoice.ts';
import { useClaim } from './useClaim.ts';
import { useDecisions } from './useDecisions.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useQueue } from './useQueue.ts';
import { useReviewSelection } from './useReviewSelection.ts';

/** The desk for reviewing submissions: queue, open submission and decision. Works with the keyboard alone. */
export function ReviewPage() {
  const { formatMessage } = useIntl();
  return (
    <AdminPage title={formatMessage(keyMessages.label)} hasHeading isFilled>
      <Desk />
    </AdminPage>
  );
}

/** A component of its own, so that a decision doesn't rerender the admin navigation around it. */
function Desk() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const words = useReviewWords();
  const queue = useQueue();
  const { filter, hrefOf, hrefHere, data, status, state, refetch, newCount } = queue;
  useContentChanges();

  const desk = useDesk(queue, hrefHere({}));
  const { items, current, isOpen, choice, dialog } = desk;
  const { points, reason, message } = choice;
  const settings = useDeskSettings();
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  // Memoized, so that the shortcut bar doesn't rerender with every decision.
  const settingsButton = useMemo(
    () => (
      <Button variant="quiet" size="s" icon={<GearIcon />} aria-haspopup="dialog" onPress={() => setSettingsOpen(true)}>
        {formatMessage(settingsMessages.open)}
      </Button>
    ),
    [formatMessage],
  );
  const all = useReviewSelection(items, queue.params, queue.latestId);
  const selection = filter.status === 'review' ? all : undefined;
  const selected = [...(selection?.selected.values() ?? [])].filter(({ submissionId }) => !desk.gone.has(submissionId));
  const isBulk = selected.length > 0;
  useClaim(current);
  useAnnouncedOpening(current !== undefined, keyMessages.opened);
  useAnnouncedNews(newCount);

  const onFilter = useCallback(
    (change: Partial<ReviewFilter>) => void navigate(hrefOf(change), { replace: true }),
    [navigate, hrefOf],
  );
  const showMember = (change: Partial<ReviewFilter> = {}) => {
    if (current) void navigate(hrefHere({ member: current.user.id, ...change }), { replace: true });
  };
  // Stable, so that the parts of the desk that a decision doesn't change aren't rerendered.
  const on = useStable({
    next: () => desk.step(1),
    previous: () => desk.step(-1),
    askAcceptance: () => desk.setDialog('accept'),
    askRejection: () => desk.setDialog('reject'),
    showNew: () => void queue.showNew(),
    undo: () => void desk.undo(),
  });
  const onShowNew = newCount > 0 ? on.showNew : undefined;
  const onUndo = desk.canUndo ? on.undo : undefined;
  const { shortcuts, askPoints, askReason, isShown, pointsRef, messageRef, noteRef, searchRef, panelRef } = useDeskKeys(
    {
      current,
      isPrevious: queue.isPrevious,
      onShowMember: () => showMember(),
      onShowNotes: () => showMember({ tab: 'notes' }),
      onDialog: desk.setDialog,
      selection,
      onShowNew,
    },
  );
  const decideByKey = (decision: 'accept' | 'reject', decideOne: () => void) => {
    // If the admin presses a key before "select all" has loaded the submissions, the decision waits for them.
    const selecting = selection?.selecting.current;
    if (selecting) void selecting.then((all) => all && all.length > 0 && desk.setDialog(decision));
    else if (isBulk) desk.setDialog(decision);
    else decideOne();
  };
  const acceptByKey = () =>
    decideByKey('accept', () => {
      if (choice.arePointsLoading) return;
      if (points === null || !areAwardable(points)) askPoints();
      else void desk.accept(points, message);
    });
  const rejectByKey = () => decideByKey('reject', () => (reason ? void desk.reject(reason, message) : askReason()));
  // Keys pressed right after a search must not apply to the previous items: the results haven't loaded yet.
  const canDecide = !queue.isPrevious && (isOpen || isBulk);
  const elsewhere = isWhole(filter)
    ? { href: hrefOf({ status: 'accepted' }), label: formatMessage(queueMessages.showAccepted) }
    : { href: paths.admin.getHref(), label: formatMessage(queueMessages.clearFilters) };

  const itemTools = useMemo(
    () => (
      <>
        <IconButton messages={{ label: formatMessage(keyMessages.previousItem) }} onPress={on.previous}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton messages={{ label: formatMessage(keyMessages.nextItem) }} onPress={on.next}>
          <ArrowDownIcon />
        </IconButton>
        {onUndo && (
          <Button variant="quiet" onPress={onUndo}>
            {formatMessage(bulkMessages.undo)}
          </Button>
        )}
      </>
    ),
    [formatMessage, on, onUndo],
  );
  const decisionBar = useMemo(
    () => (
      <DecisionBar
        onAccept={on.askAcceptance}
        onReject={on.askRejection}
        messages={{ accept: formatMessage(m.accept), reject: formatMessage(m.reject) }}
      />
    ),
    [formatMessage, on],
  );
  const bulkDecisions = useMemo(
    () => [
      { id: 'accept', label: formatMessage(m.accept), variant: 'primary' as const, onPress: on.askAcceptance },
      { id: 'reject', label: formatMessage(m.reject), variant: 'destructive' as const, onPress: on.askRejection },
    ],
    [formatMessage, on],
  );

  return (
    <>
      <ReviewLayout
        autoFocus
        view={current ? desk.view : 'queue'}
        onViewChange={desk.setView}
        areKeysOn={settings.areKeysOn}
        onKeysChange={settings.setKeysOn}
        shortcuts={shortcuts}
        reasonCount={reasons.length}
        summary={data && formatMessage(queueMessages.waiting, { count: data.inReview })}
        tools={settingsButton}
        itemTools={itemTools}
        onNext={on.next}
        onPrevious={on.previous}
        onAccept={canDecide ? acceptByKey : undefined}
        onReject={canDecide ? rejectByKey : undefined}
        onReason={isOpen ? choice.chooseReason : undefined}
        onStep={isOpen ? choice.stepPoints : undefined}
        onUndo={onUndo}
        queue={
          <Queue
            filter={filter}
            onFilter={onFilter}
            getHref={(page) => hrefOf({ page })}
            onGoToPage={(page) => void navigate(hrefOf({ page }))}
            items={items}
            state={state}
            list={data}
            currentId={current?.submissionId ?? null}
            onOpen={(submission) => {
              desk.open(submission);
              desk.setView('item');
            }}
            onRetry={() => void refetch()}
            searchRef={searchRef}
            selection={selection}
            toolbar={{
              isPrevious: queue.isPrevious,
              decisions: bulkDecisions,
              newCount,
              onShowNew: on.showNew,
              onUndo,
            }}
          />
        }
        decision={
          current && (
            <Decision
              submission={current}
              choice={choice}
              onAccept={(paid, sentence) => void desk.accept(paid, sentence)}
              onReject={(chosen, sentence) => void desk.reject(chosen, sentence)}
              onReopen={desk.reopen}
              onShowMember={() => showMember()}
              pointsRef={pointsRef}
              messageRef={messageRef}
              ref={panelRef}
            />
          )
        }
        decisionBar={isOpen && decisionBar}
        messages={words}
      >
        {current ? (
          <SubmissionView submission={current} isPostShown={settings.arePostsShown || isShown} noteRef={noteRef} />
        ) : (
          status !== 'pending' && (
            <NoneListed
              title={formatMessage(queueMessages.none)}
              description={formatMessage(queueMessages.noneHint)}
              link={state === 'done' ? elsewhere : undefined}
            />
          )
        )}
      </ReviewLayout>
      <DecisionDialogs
        open={dialog}
        onClose={() => desk.setDialog(undefined)}
        submissions={isBulk ? selected : current ? [current] : []}
        onAccept={(paid, sentence) => {
          if (!isBulk) return paid === undefined ? undefined : desk.accept(paid, sentence);
          all.clear();
          return desk.acceptMany(selected, paid, sentence);
        }}
        onReject={(chosen, sentence) => {
          if (!isBulk) return desk.reject(chosen, sentence);
          all.clear();
          return desk.rejectMany(selected, chosen, sentence);
        }}
      />
      <MemberDialog filter={filter} getHref={hrefHere} />
      <SettingsDialog isOpen={areSettingsOpen} onClose={() => setSettingsOpen(false)} settings={settings} />
    </>
  );
}

/**
 * State and actions of the desk: the listed submissions, the open one, and the decisions. If another admin decides the
 * open submission, it stays open until this admin moves on.
 * @param href address of the current list, restored when a decision is undone
 */
function useDesk(
  { submissions, view: listed, isSettled, isPrevious, filter }: ReturnType<typeof useQueue>,
  href: string,
) {
  const { formatMessage } = useIntl();
  const navigate = useNavigateWhileHere();
  const decisions = useDecisions();
  const { gone } = decisions;
  const me = useMember();
  const items = useMemo(
    () => (submissions ?? []).filter(({ status, submissionId }) => status !== 'In Review' || !gone.has(submissionId)),
    [submissions, gone],
  );
  // When the filter or page changes, the first submission of the new list opens.
  const [openedIn, setOpened] = useState<{ view: string; submission: ReviewSubmission | undefined }>();
  const opened = openedIn?.view === listed ? openedIn.submission : undefined;
  const [view, setView] = useState<'queue' | 'item'>('queue');
  const found = items.findIndex(({ submissionId }) => submissionId === opened?.submissionId);
  const isLost =
    opened !== undefined &&
    found < 0 &&
    filter.status === 'review' &&
    submissions !== undefined &&
    !gone.has(opened.submissionId);
  const decided = useDecidedElsewhere(isLost ? opened : undefined);
  const index = Math.max(0, found);
  const current = found >= 0 ? items[found] : isLost ? (decided ?? opened) : items[0];
  // Pins the first submission as well, so that it stays open if another admin decides it.
  if (!opened && current && isSettled) setOpened({ view: listed, submission: current });
  const isOpen = current?.status === 'In Review';
  // Keys pressed right after a search must not apply to the previous items: the results haven't loaded yet.
  const decidable = isPrevious ? undefined : current;
  const choice = useChoice(current);
  // A dialog is about submissions of its list. It closes when Back or a search changes the list under it.
  const [dialogIn, setDialogIn] = useState<{ view: string; decision: 'accept' | 'reject' }>();
  if (dialogIn && dialogIn.view !== listed) setDialogIn(undefined);
  const dialog = dialogIn?.decision;
  const setDialog = (decision: 'accept' | 'reject' | undefined) => setDialogIn(decision && { view: listed, decision });
  // The last decision, for undo: the refetched list no longer contains its submissions.
  const last = useRef<{ decided: readonly ReviewSubmission[]; view: string; href: string }>(null);

  const open = (submission: ReviewSubmission | undefined, inView = listed) => {
    setOpened({ view: inView, submission });
    setDialog(undefined);
  };
  // Opens the next or previous submission. At an end of the list, nothing changes on the screen, so an announcement
  // says why.
  const step = (by: 1 | -1) => {
    const target = isLost ? items[0] : items[index + by];
    if (target) open(target);
    else announce(formatMessage(by === 1 ? keyMessages.last : keyMessages.first));
  };
  // Opens the next submission that no other admin has open, else any next one, else the previous one.
  const next = (decidedNow: ReadonlySet<number>) => {
    const left = items.filter(({ submissionId }, at) => at > index && !decidedNow.has(submissionId));
    const before = items.filter(({ submissionId }, at) => at < index && !decidedNow.has(submissionId));
    open(left.find(({ claim }) => !claim || claim.admin.id === me?.id) ?? left[0] ?? before.at(-1));
  };
  /**
   * Prepares a decision: remembers its submissions for undo, and moves on if one of them is open. @returns their ids
   */
  const leave = (decided: readonly ReviewSubmission[]): number[] => {
    const ids = decided.map(({ submissionId }) => submissionId);
    last.current = { decided, view: listed, href };
    if (current && ids.includes(current.submissionId)) next(new Set(ids));
    return ids;
  };

  return {
    items,
    gone,
    current,
    isOpen,
    choice,
    view,
    setView,
    dialog,
    setDialog,
    open,
    step,
    canUndo: decisions.canUndo,
    undo: async () => {
      const reopened = await decisions.undo();
      const submission = last.current?.decided.find(({ submissionId }) => submissionId === reopened);
      if (!last.current || !submission) return;
      open(submission, last.current.view);
      navigate(last.current.href, { replace: true });
    },
    reopen: decisions.reopen,
    accept: (points: number, message: string) => {
      if (!decidable) return undefined;
      leave([decidable]);
      return decisions.accept(decidable, points, message);
    },
    reject: (reason: RejectionReason, message: string) => {
      if (!decidable) return undefined;
      leave([decidable]);
      return decisions.reject(decidable, reason, message);
    },
    acceptMany: (selected: readonly ReviewSubmission[], points: number | undefined, message: string) =>
      decisions.acceptMany(leave(selected), points, message),
    rejectMany: (selected: readonly ReviewSubmission[], reason: RejectionReason, message: string) =>
      decisions.rejectMany(leave(selected), reason, message),
  };
}

/** Returns the decided version of a submission that left the queue because another admin decided it. */
function useDecidedElsewhere(lost: ReviewSubmission | undefined): ReviewSubmission | undefined {
  const { data } = useQuery({
    ...submissionsQuery(api, { userId: lost?.user.id ?? 1, itemsPerPage: 100 }),
    enabled: lost !== undefined,
    placeholderData: undefined,
  });
  return lost && data?.submissions.find(({ submissionId }) => submissionId === lost.submissionId);
}

/** Announces new submissions, because the list doesn't show them yet. */
function useAnnouncedNews(count: number) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (count > 0) announce(formatMessage(bulkMessages.newsNow, { count }));
  }, [count, formatMessage]);
}

function useReviewWords() {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      close: formatMessage(commonMessages.close),
      scrim: formatMessage(commonMessages.refreshPage),
      title: formatMessage(keyMessages.label),
      backToQueue: formatMessage(keyMessages.back),
      next: formatMessage(keyMessages.next),
      previous: formatMessage(keyMessages.previous),
      accept: formatMessage(keyMessages.accept),
      reason: formatMessage(keyMessages.reason),
      reject: formatMessage(keyMessages.reject),
      points: formatMessage(keyMessages.points),
      undo: formatMessage(keyMessages.undo),
      help: formatMessage(keyMessages.help),
      helpHint: formatMessage(keyMessages.helpHint),
      keys: formatMessage(keyMessages.keys),
      plus: formatMessage(keyMessages.plus),
      minus: formatMessage(keyMessages.minus),
      questionMark: formatMessage(keyMessages.questionMark),
    }),
    [formatMessage],
  );
}
