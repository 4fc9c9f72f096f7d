import { submissionsQuery } from '@pwr-community/api/queries/content';
import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { AcceptDialog } from '@pwr-community/ui/community/AcceptDialog';
import { DecisionBar, DecisionPanel } from '@pwr-community/ui/community/DecisionPanel';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { RejectDialog } from '@pwr-community/ui/community/RejectDialog';
import { ReviewLayout } from '@pwr-community/ui/layouts/ReviewLayout';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { useContentChanges } from '../../../shared/submissions/changes.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { paths } from '../../../shared/paths.ts';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { read, storageKeys, write } from '../../../shared/storage.ts';
import { AdminPage } from '../AdminPage.tsx';
import { MemberActions } from './MemberActions.tsx';
import { decisionMessages as m, keyMessages, queueMessages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { isWhole, readFilter, statuses, writeFilter, type ReviewFilter } from './reviewAddress.ts';
import { Outcome, SubmissionView } from './SubmissionView.tsx';
import { useDecisions } from './useDecisions.ts';

/** Submissions a page: enough for an hour, and one request. */
const pageSize = 50;

/** What an acceptance pays unless the admin says otherwise, and what plus and minus add, from the specification. */
const usualPoints = 250;
const step = 50;

/** What stands chosen for a submission. */
interface Choice {
  points: number | null;
  reason: RejectionReason | null;
}
const usual: Choice = { points: usualPoints, reason: null };

const reasons = Object.keys(reasonMessages) as RejectionReason[];

/** The desk where admins review what members sent: the queue, one submission, and the decision, by keyboard alone. */
export function ReviewPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(new URLSearchParams(search));
  const result = useQuery(
    submissionsQuery(api, {
      status: statuses[filter.status],
      page: filter.page - 1,
      itemsPerPage: pageSize,
      ...(filter.kind !== 'all' && { contentType: filter.kind }),
      ...(filter.members !== 'all' && { isDegen: filter.members === 'degen' }),
      ...(filter.search && { searchTerm: filter.search }),
    }),
  );
  const { status, refetch, isPlaceholderData } = result;
  const { data: latest, dataUpdatedAt: latestAt } = result;
  // What was read again after a decision may wait: the next decision does not.
  const { data, dataUpdatedAt } = useDeferredValue(
    useMemo(() => ({ data: latest, dataUpdatedAt: latestAt }), [latest, latestAt]),
  );
  const decisions = useDecisions();
  useContentChanges();

  const hrefOf = (change: Partial<ReviewFilter>) => paths.admin.getHref(writeFilter({ ...filter, page: 1, ...change }));
  const isLeading = useLastPage(filter.page, isPlaceholderData ? undefined : latest?.metadata.totalPages, (page) =>
    hrefOf({ page }),
  );

  const items = (data?.submissions ?? []).filter(
    (submission) => submission.status !== 'In Review' || !decisions.gone.has(submission.submissionId),
  );
  const [openId, setOpenId] = useState<number | null>(null);
  const [view, setView] = useState<'queue' | 'item'>('queue');
  const index = Math.max(
    0,
    items.findIndex(({ submissionId }) => submissionId === openId),
  );
  const current = items[index];
  const isOpen = current?.status === 'In Review';

  // By submission: what was chosen is there again where the decision did not arrive.
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const { points, reason } = (current && choices.get(current.submissionId)) ?? usual;
  const choose = (change: Partial<Choice>) =>
    current && setChoices(new Map(choices).set(current.submissionId, { points, reason, ...change }));
  // What a key changes is somewhere else on the page than the focus.
  const chooseReason = (number: number) => {
    const next = reasons[number - 1];
    if (!next) return;
    choose({ reason: next });
    announce(formatMessage(m.reasonNow, { reason: formatMessage(reasonMessages[next].name) }));
  };
  const stepPoints = (direction: 1 | -1) => {
    const next = (points ?? 0) + direction * step;
    choose({ points: next });
    announce(formatMessage(m.pointsNow, { points: next }));
  };
  const [dialog, setDialog] = useState<'accept' | 'reject'>();
  const [areKeysOn, setKeysOn] = useState(() => read(storageKeys.reviewKeys) !== 'off');

  const open = (submission: ReviewSubmission | undefined) => {
    setOpenId(submission?.submissionId ?? null);
    setDialog(undefined);
  };
  const openAt = (place: number) => items[place] && open(items[place]);
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

  const hasCurrent = current !== undefined;
  const isOpened = useRef(false);
  useEffect(() => {
    if (!hasCurrent || isOpened.current) return;
    isOpened.current = true;
    announce(formatMessage(keyMessages.opened));
  }, [hasCurrent, formatMessage]);

  const reasonOptions = reasons.map((value) => ({ value, label: formatMessage(reasonMessages[value].name) }));
  const modalWords = {
    close: formatMessage(commonMessages.close),
    scrim: formatMessage(commonMessages.refreshPage),
    cancel: formatMessage(commonMessages.cancel),
  };
  // Where nothing is listed: to what was decided, or to what the filters hide.
  const wayOn = status === 'success' && (
    <Link variant="button" href={isWhole(filter) ? hrefOf({ status: 'accepted' }) : paths.admin.getHref()}>
      {formatMessage(isWhole(filter) ? queueMessages.showAccepted : queueMessages.clearFilters)}
    </Link>
  );
  const acceptWith = (paid: number) => formatMessage(m.acceptWith, { points: paid });

  return (
    <AdminPage title={formatMessage(keyMessages.label)} hasHeading isFilled>
      <ReviewLayout
        autoFocus
        view={current ? view : 'queue'}
        onViewChange={setView}
        areKeysOn={areKeysOn}
        onKeysChange={(areOn) => {
          setKeysOn(areOn);
          write(storageKeys.reviewKeys, areOn ? null : 'off');
        }}
        reasonCount={reasons.length}
        summary={data && formatMessage(queueMessages.waiting, { count: data.inReview })}
        onNext={() => openAt(index + 1)}
        onPrevious={() => openAt(index - 1)}
        onAccept={isOpen && points !== null ? () => accept(points) : undefined}
        onReject={isOpen && reason ? () => reject(reason) : undefined}
        onReason={isOpen ? chooseReason : undefined}
        onStep={isOpen ? stepPoints : undefined}
        onUndo={() => void undo()}
        queue={
          <Queue
            filter={filter}
            onFilter={(change) => void navigate(hrefOf(change), { replace: true })}
            getHref={(page) => hrefOf({ page })}
            onGoToPage={(page) => void navigate(hrefOf({ page }))}
            items={items}
            state={listState(latest && !data ? 'pending' : status, isLeading)}
            list={data}
            readAt={dataUpdatedAt}
            currentId={current?.submissionId ?? null}
            onOpen={(submission) => {
              open(submission);
              setView('item');
            }}
            onRetry={() => void refetch()}
          />
        }
        decision={
          current && (
            <DecisionPanel
              points={points}
              onPointsChange={(value) => choose({ points: value })}
              step={step}
              reasons={reasonOptions}
              reason={reason}
              onReasonChange={(value) => choose({ reason: value as RejectionReason })}
              onAccept={() => points !== null && accept(points)}
              onReject={() => reason && reject(reason)}
              outcome={!isOpen && <Outcome submission={current} />}
              actions={<MemberActions key={current.submissionId} submission={current} onReopen={decisions.reopen} />}
              messages={{
                title: formatMessage(m.title),
                points: formatMessage(m.points),
                pointsHint: formatMessage(m.pointsHint),
                accept: acceptWith,
                reason: formatMessage(m.reason),
                reject: formatMessage(m.reject),
                rejectHint: formatMessage(m.rejectHint),
                accepting: formatMessage(m.accepting),
                rejecting: formatMessage(m.rejecting),
              }}
            />
          )
        }
        decisionBar={
          isOpen && (
            <DecisionBar
              onAccept={() => setDialog('accept')}
              onReject={() => setDialog('reject')}
              messages={{ accept: formatMessage(m.accept), reject: formatMessage(m.reject) }}
            />
          )
        }
        messages={{
          ...modalWords,
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
        }}
      >
        {current ? (
          <SubmissionView submission={current} />
        ) : (
          status !== 'pending' && (
            <EmptyState
              illustration={<LonePole />}
              title={formatMessage(queueMessages.none)}
              description={formatMessage(queueMessages.noneHint)}
              action={wayOn}
            />
          )
        )}
      </ReviewLayout>
      <AcceptDialog
        isOpen={dialog === 'accept'}
        onOpenChange={() => setDialog(undefined)}
        title={formatMessage(m.acceptTitle)}
        defaultPoints={usualPoints}
        step={step}
        onAccept={accept}
        messages={{
          ...modalWords,
          points: formatMessage(m.points),
          hint: formatMessage(m.pointsHint),
          accept: acceptWith,
          pending: formatMessage(m.accepting),
        }}
      >
        {current && formatMessage(m.acceptText, { name: <bdi key="name">{current.user.name}</bdi> })}
      </AcceptDialog>
      <RejectDialog
        isOpen={dialog === 'reject'}
        onOpenChange={() => setDialog(undefined)}
        title={formatMessage(m.rejectTitle)}
        reasons={reasonOptions}
        onReject={(value) => reject(value as RejectionReason)}
        messages={{
          ...modalWords,
          reason: formatMessage(m.reasonLabel),
          hint: formatMessage(m.rejectHint),
          reject: formatMessage(m.reject),
          pending: formatMessage(m.rejecting),
        }}
      />
    </AdminPage>
  );
}
