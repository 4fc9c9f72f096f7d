import { ownSubmissionsQuery } from '@pwr-community/api/queries/content';
import type { Submission } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CardList } from '@pwr-community/ui/community/CardList';
import { readPost } from '@pwr-community/ui/community/EmbedCard';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { PlugApart } from '@pwr-community/ui/Illustration';
import { RejectionReasonDialog } from '@pwr-community/ui/community/RejectionReasonDialog';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { SubmissionCard, SubmissionCardSkeleton } from '@pwr-community/ui/community/SubmissionCard';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { canAppeal } from '../../shared/appeals/canAppeal.ts';
import { appealMessages } from '../../shared/appeals/messages.ts';
import { OwnAppeal } from '../../shared/appeals/OwnAppeal.tsx';
import { OwnAppealDialog } from '../../shared/appeals/OwnAppealDialog.tsx';
import { ListPages } from '../../shared/ListPages.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { useLastPage, useTopOfPage } from '../../shared/pageNumber.ts';
import { useMoment } from '../../shared/serverState.ts';
import { useMember } from '../../shared/session.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { submissionMessages } from '../../shared/submissions/messages.ts';
import { kindIcons, statusNames, titleOf } from '../../shared/submissions/parts.tsx';
import { refetchWhilePending } from '../../shared/submissions/usePreview.ts';
import { reasonMessages, type Reason } from '../../shared/submissions/rejectionReasons.ts';
import { contentMessages as m } from './messages.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface OwnSubmissionsProps {
  /** Page number from the address, starting at 1. */
  number: number;
  getHref: (number: number) => string;
  /** Action shown if nothing has been submitted yet. */
  emptyAction: ReactNode;
}

/** The reader's submissions and their status; visitors are asked to log in. */
export function OwnSubmissions(props: OwnSubmissionsProps) {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  if (useMember()) return <Submissions {...props} />;
  return (
    <EmptyState
      illustration={<PlugApart />}
      title={formatMessage(m.visitor)}
      description={formatMessage(m.visitorHint)}
      action={<Button onPress={() => open('login')}>{formatMessage(commonMessages.logIn)}</Button>}
    />
  );
}

function Submissions({ number, getHref, emptyAction }: OwnSubmissionsProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const when = useWhen();
  const { data, status, isPlaceholderData, refetch } = useQuery({
    ...ownSubmissionsQuery(api, number - 1),
    refetchInterval: ({ state }) => refetchWhilePending(state.data?.submissions),
  });
  useTopOfPage(number);
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);
  const { now } = useMoment();
  // Keeps the submission while its dialog slides out.
  const [asked, setAsked] = useState<Submission>();
  const [dialog, setDialog] = useState<'reason' | 'appeal' | 'withdrawal'>();
  const open = (submission: Submission, next: typeof dialog) => () => {
    setAsked(submission);
    setDialog(next);
  };
  const of = (name: typeof dialog) => ({
    isOpen: dialog === name,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? name : undefined),
  });

  const row = (submission: Submission) => {
    const { submissionId, contentType, url, createdAt, points, reason, preview, appeal } = submission;
    const { relative, absolute } = when(createdAt);
    return {
      id: String(submissionId),
      content: (
        <SubmissionCard
          title={titleOf(submission)}
          href={url ?? undefined}
          icon={kindIcons[contentType]}
          date={
            <RelativeTime dateTime={createdAt} title={absolute}>
              {relative}
            </RelativeTime>
          }
          status={statusNames[submission.status]}
          points={points ?? undefined}
          reason={reason && formatMessage(reasonMessages[reason].name)}
          note={preview?.state === 'gone' && formatMessage(m.hidden, { network: readPost(url ?? '')?.network })}
          onReadReason={reason ? open(submission, 'reason') : undefined}
          onAppeal={canAppeal(submission, now) ? open(submission, 'appeal') : undefined}
          onWithdraw={submission.status === 'In Review' ? open(submission, 'withdrawal') : undefined}
          appeal={appeal && <OwnAppeal appeal={appeal} />}
          headingLevel={2}
          messages={{
            inReview: formatMessage(submissionMessages.inReview),
            accepted: formatMessage(submissionMessages.accepted),
            rejected: formatMessage(submissionMessages.rejected),
            readReason: formatMessage(m.seeWhy),
            appeal: formatMessage(appealMessages.appeal),
            withdraw: formatMessage(m.withdraw),
            newTab: formatMessage(commonMessages.newTab),
          }}
        />
      ),
    };
  };

  const words = (reason: Reason) => ({
    name: formatMessage(reasonMessages[reason].name),
    explanation: formatMessage(reasonMessages[reason].explanation),
  });

  return (
    <>
      <CardList
        layout="rows"
        items={data?.submissions.map(row) ?? []}
        state={listState({ status, data }, isLeading)}
        isUpdating={isPlaceholderData}
        skeleton={<SubmissionCardSkeleton />}
        onRetry={() => void refetch()}
        emptyAction={emptyAction}
        messages={{
          label: formatMessage(m.mine),
          loading: formatMessage(m.mineLoading),
          error: formatMessage(m.mineFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.mineEmpty),
          emptyHint: formatMessage(m.mineEmptyHint),
        }}
      />
      <ListPages
        label={formatMessage(m.pages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
      {asked?.appealUntil && (
        <OwnAppealDialog
          key={asked.submissionId}
          {...of('appeal')}
          subject={{ submissionId: asked.submissionId }}
          until={asked.appealUntil}
        />
      )}
      {asked?.status === 'In Review' && (
        <WithdrawDialog {...of('withdrawal')} submissionId={asked.submissionId} title={titleOf(asked)} />
      )}
      {asked?.reason && (
        <RejectionReasonDialog
          {...of('reason')}
          reason={asked.reason}
          submission={titleOf(asked)}
          messages={{
            title: formatMessage(m.whyRejected),
            reasons: {
              'copyright-plagiarism': words('copyright-plagiarism'),
              'low-quality': words('low-quality'),
              'spam-content': words('spam-content'),
              duplicate: words('duplicate'),
              'off-topic': words('off-topic'),
            },
            dismiss: formatMessage(m.gotIt),
            close: formatMessage(commonMessages.close),
            scrim: formatMessage(commonMessages.refreshPage),
          }}
        />
      )}
    </>
  );
}
