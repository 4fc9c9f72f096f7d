import type { ReviewSubmission } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { Degen, DeletePost, Disqualify } from '../members/deeds.tsx';
import { decisionMessages } from './messages.ts';

export interface MemberActionsProps {
  submission: ReviewSubmission;
  /** Puts a rejected submission in review again. */
  onReopen: (submissionId: number) => Promise<unknown>;
}

/** What else an admin can do: about the member, and about a submission that is decided. */
export function MemberActions({ submission, onReopen }: MemberActionsProps) {
  const { formatMessage } = useIntl();
  const { status, submissionId, user } = submission;
  return (
    <>
      {status === 'Rejected' && (
        <Button variant="quiet" size="s" onPress={() => void onReopen(submissionId)}>
          {formatMessage(decisionMessages.takeBack)}
        </Button>
      )}
      {status === 'Accepted' && <DeletePost postId={submissionId} />}
      <Degen member={user} />
      <Disqualify member={user} />
    </>
  );
}
