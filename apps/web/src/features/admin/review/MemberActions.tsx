import type { ReviewSubmission } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { Degen, DeletePost } from '../members/deeds.tsx';
import { SanctionActions } from '../members/SanctionActions.tsx';
import { decisionMessages, memberMessages } from './messages.ts';

export interface MemberActionsProps {
  submission: ReviewSubmission;
  /** Puts a decided submission back in review. */
  onReopen: (submissionId: number, status: 'Accepted' | 'Rejected') => Promise<unknown>;
  onShowMember: () => void;
}

/** Additional actions for the member, and for a decided submission. */
export function MemberActions({ submission, onReopen, onShowMember }: MemberActionsProps) {
  const { formatMessage } = useIntl();
  const { status, submissionId, user } = submission;
  return (
    <>
      {status !== 'In Review' && (
        <Button variant="quiet" size="s" onPress={() => void onReopen(submissionId, status)}>
          {formatMessage(status === 'Accepted' ? decisionMessages.undoAcceptance : decisionMessages.undoRejection)}
        </Button>
      )}
      <Button variant="quiet" size="s" aria-haspopup="dialog" onPress={onShowMember}>
        {formatMessage(memberMessages.show)}
      </Button>
      {status === 'Accepted' && <DeletePost postId={submissionId} />}
      <Degen member={user} />
      <SanctionActions member={user} />
    </>
  );
}
