import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { DecisionBar } from '@pwr-community/ui/community/DecisionPanel';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { Switch } from '@pwr-community/ui/Switch';
import { ReviewLayout } from '@pwr-community/ui/layouts/ReviewLayout';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useContentChanges } from '../../../shared/submissions/changes.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { AdminPage } from '../AdminPage.tsx';
import { Decision, DecisionDialogs } from './Decision.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { decisionMessages as m, keyMessages, queueMessages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { isWhole } from './reviewAddress.ts';
import { SubmissionView } from './SubmissionView.tsx';
import { reasons, useChoice } from './useChoice.ts';
import { useDecisions } from './useDecisions.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import { useDeskSettings } from './useDeskSettings.ts';
import { useQueue } from './useQueue.ts';

/** The desk for reviewing submissions: queue, open submission and decision, usable by keyboard alone. */
export function ReviewPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const words = useReviewWords();
  const { filter, hrefOf, hrefHere, data, dataUpdatedAt, status, state, refetch } = useQueue();
  useContentChanges();

  const desk = useDesk(data?.submissions);
  const { items, current, isOpen, choice, dialog, decide } = desk;
  const { points, reason } = choice;
  const { areKeysOn, setKeysOn, arePostsShown, setPostsShown } = useDeskSettings();
  const showMember = () => {
    if (current) void navigate(hrefHere({ member: current.user.id }), { replace: true });
  };
  const { shortcuts, askReason, isShown, pointsRef, searchRef, panelRef } = useDeskKeys({
    current,
    onShowMember: showMember,
    onDialog: desk.setDialog,
  });

  useAnnouncedOpening(current !== undefined);

  return (
    <AdminPage title={formatMessage(keyMessages.label)} hasHeading isFilled>
      <ReviewLayout
        autoFocus
        view={current ? desk.view : 'queue'}
        onViewChange={desk.setView}
        areKeysOn={areKeysOn}
        onKeysChange={setKeysOn}
        shortcuts={shortcuts}
        tools={
          <Switch isSelected={arePostsShown} onChange={setPostsShown}>
            {formatMessage(keyMessages.posts)}
          </Switch>
        }
        reasonCount={reasons.length}
        summary={data && formatMessage(queueMessages.waiting, { count: data.inReview })}
        onNext={() => desk.step(1)}
        onPrevious={() => desk.step(-1)}
        onAccept={isOpen && points !== null ? () => decide.accept(points) : undefined}
        onReject={isOpen ? () => (reason ? decide.reject(reason) : askReason()) : undefined}
        onReason={isOpen ? choice.chooseReason : undefined}
        onStep={isOpen ? choice.stepPoints : undefined}
        onUndo={() => void desk.undo()}
        queue={
          <Queue
            filter={filter}
            onFilter={(change) => void navigate(hrefOf(change), { replace: true })}
            getHref={(page) => hrefOf({ page })}
            onGoToPage={(page) => void navigate(hrefOf({ page }))}
            items={items}
            state={state}
            list={data}
            readAt={dataUpdatedAt}
            currentId={current?.submissionId ?? null}
            onOpen={(submission) => {
              desk.open(submission);
              desk.setView('item');
            }}
            onRetry={() => void refetch()}
            searchRef={searchRef}
          />
        }
        decision={
          current && (
            <Decision
              submission={current}
              choice={choice}
              onAccept={decide.accept}
              onReject={decide.reject}
              onReopen={desk.reopen}
              onShowMember={showMember}
              pointsRef={pointsRef}
              ref={panelRef}
            />
          )
        }
        decisionBar={
          isOpen && (
            <DecisionBar
              onAccept={() => desk.setDialog('accept')}
              onReject={() => desk.setDialog('reject')}
              messages={{ accept: formatMessage(m.accept), reject: formatMessage(m.reject) }}
            />
          )
        }
        messages={words}
      >
        {current ? (
          <SubmissionView submission={current} isPostShown={arePostsShown || isShown} />
        ) : (
          status !== 'pending' && <NoneListed filter={filter} hrefOf={hrefOf} hasRead={status === 'success'} />
        )}
      </ReviewLayout>
      <DecisionDialogs
        open={dialog}
        onClose={() => desk.setDialog(undefined)}
        memberName={current?.user.name}
        onAccept={decide.accept}
        onReject={decide.reject}
      />
      <MemberDialog filter={filter} getHref={hrefHere} />
    </AdminPage>
  );
}

type NoneListedProps = Pick<ReturnType<typeof useQueue>, 'filter' | 'hrefOf'> & { hasRead: boolean };

/** Shown for an empty list: links to decided submissions, or to those that the filters hide. */
function NoneListed({ filter, hrefOf, hasRead }: NoneListedProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isCentered
      illustration={<LonePole />}
      title={formatMessage(queueMessages.none)}
      description={formatMessage(queueMessages.noneHint)}
      action={
        hasRead && (
          <Link variant="button" href={isWhole(filter) ? hrefOf({ status: 'accepted' }) : paths.admin.getHref()}>
            {formatMessage(isWhole(filter) ? queueMessages.showAccepted : queueMessages.clearFilters)}
          </Link>
        )
      }
    />
  );
}

/** State of the desk: the listed submissions, the open one, and the pending decisions. */
function useDesk(submissions: readonly ReviewSubmission[] | undefined) {
  const decisions = useDecisions();
  const items = (submissions ?? []).filter(
    (submission) => submission.status !== 'In Review' || !decisions.gone.has(submission.submissionId),
  );
  const [openId, setOpenId] = useState<number | null>(null);
  const [view, setView] = useState<'queue' | 'item'>('queue');
  const found = items.findIndex(({ submissionId }) => submissionId === openId);
  const index = Math.max(0, found);
  const current = items[index];
  const isOpen = current?.status === 'In Review';
  const choice = useChoice(current);
  const [dialog, setDialog] = useState<'accept' | 'reject'>();

  const open = (submission: ReviewSubmission | undefined) => {
    setOpenId(submission?.submissionId ?? null);
    setDialog(undefined);
  };
  const step = (by: 1 | -1) => items[index + by] && open(items[index + by]);
  const next = () => open(items[index + 1] ?? items[index - 1]);

  const accept = (paid: number) => {
    if (!current) return;
    next();
    decisions.accept(current, paid);
  };
  const reject = (chosen: RejectionReason) => {
    if (!current) return;
    next();
    decisions.reject(current, chosen);
  };
  const undo = async () => {
    const reopened = await decisions.undo();
    if (reopened !== null) setOpenId(reopened);
  };

  return {
    items,
    current,
    isOpen,
    choice,
    view,
    setView,
    dialog,
    setDialog,
    open,
    step,
    undo,
    reopen: decisions.reopen,
    decide: { accept, reject },
  };
}

/** Announces the keyboard shortcuts once the first submission is shown. */
function useAnnouncedOpening(hasCurrent: boolean) {
  const { formatMessage } = useIntl();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!hasCurrent || isOpened.current) return;
    isOpened.current = true;
    announce(formatMessage(keyMessages.opened));
  }, [hasCurrent, formatMessage]);
}

function useReviewWords() {
  const { formatMessage } = useIntl();
  return {
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
  };
}
