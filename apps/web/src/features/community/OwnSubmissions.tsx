import { ownSubmissionsQuery } from '@pwr-community/api/queries/content';
import type { Submission } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { CardList } from '@pwr-community/ui/community/CardList';
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
import { ListPages } from '../../shared/ListPages.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { useLastPage, useTopOfPage } from '../../shared/pageNumber.ts';
import { useMember } from '../../shared/session.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { submissionMessages } from '../../shared/submissions/messages.ts';
import { kindIcons, statusNames, titleOf } from '../../shared/submissions/parts.tsx';
import { reasonMessages, type Reason } from '../../shared/submissions/rejectionReasons.ts';
import { contentMessages as m } from './messages.ts';

export interface OwnSubmissionsProps {
  /** Page number from the address, starting at 1. */
  number: number;
  getHref: (number: number) => string;
  /** Action if nothing has been submitted yet. */
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
  const { data, status, isPlaceholderData, refetch } = useQuery(ownSubmissionsQuery(api, number - 1));
  useTopOfPage(number);
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);
  // Keeps the last one while the dialog slides out.
  const [read, setRead] = useState<{ reason: Reason; submission: string }>();
  const [isReading, setReading] = useState(false);

  const row = (submission: Submission) => {
    const { submissionId, contentType, url, createdAt, points, reason } = submission;
    const title = titleOf(submission);
    const { relative, absolute } = when(createdAt);
    return {
      id: String(submissionId),
      content: (
        <SubmissionCard
          title={title}
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
          onReadReason={
            reason
              ? () => {
                  setRead({ reason, submission: title });
                  setReading(true);
                }
              : undefined
          }
          headingLevel={2}
          messages={{
            inReview: formatMessage(submissionMessages.inReview),
            accepted: formatMessage(submissionMessages.accepted),
            rejected: formatMessage(submissionMessages.rejected),
            readReason: formatMessage(m.seeWhy),
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
        state={listState(status, isLeading)}
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
      {read && (
        <RejectionReasonDialog
          {...read}
          isOpen={isReading}
          onOpenChange={setReading}
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
