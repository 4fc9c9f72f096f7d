import { ApiError } from '@pwr-community/api/errors';
import {
  acceptSubmissionMutation,
  rejectSubmissionMutation,
  reopenSubmissionMutation,
} from '@pwr-community/api/mutations/content';
import type { RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../app/api.ts';
import { announceDecision } from '../../../app/submissions/changes.ts';
import { messageOf } from '../../../app/errorMessages.ts';
import { titleOf } from '../../../app/submissions/parts.tsx';
import { reasonMessages } from '../../../app/submissions/rejectionReasons.ts';
import { useToasts } from '../../../app/toasts.tsx';
import { decisionMessages as m } from './messages.ts';

/** The last decision made here, for taking it back. */
interface Last {
  submissionId: number;
  kind: 'accepted' | 'rejected';
  /** Whether the server took it. */
  done: Promise<boolean>;
}

/**
 * Decides on submissions without waiting for the server: what is decided counts as gone at once, and is back when the
 * decision did not arrive. Whoever decides second is told so.
 */
export function useDecisions() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync: sendAcceptance } = useMutation(acceptSubmissionMutation(api));
  const { mutateAsync: sendRejection } = useMutation(rejectSubmissionMutation(api));
  const { mutateAsync: sendReopening } = useMutation(reopenSubmissionMutation(api));
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<Last>(null);

  const setIsGone = (id: number, isGone: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      if (isGone) after.add(id);
      else after.delete(id);
      return after;
    });

  const decide = (submission: ReviewSubmission, kind: Last['kind'], send: () => Promise<unknown>) => {
    const { submissionId } = submission;
    setIsGone(submissionId, true);
    const done = send().then(
      () => {
        announceDecision();
        toasts.success(formatMessage(m.made));
        return true;
      },
      (error: unknown) => {
        // Decided by another admin or deleted meanwhile: it is gone all the same.
        const isOver = error instanceof ApiError && (error.status === 404 || error.status === 409);
        setIsGone(submissionId, isOver);
        toasts.error(formatMessage(m.failed, { title: titleOf(submission), problem: formatMessage(messageOf(error)) }));
        return false;
      },
    );
    last.current = { submissionId, kind, done };
  };

  const reopen = async (submissionId: number): Promise<boolean> => {
    try {
      await sendReopening(submissionId);
    } catch (error) {
      // It may be in review all the same: the list, which is read again, knows.
      setIsGone(submissionId, false);
      toasts.error(formatMessage(messageOf(error)));
      return false;
    }
    setIsGone(submissionId, false);
    announceDecision();
    toasts.success(formatMessage(m.takenBack));
    return true;
  };

  return {
    /** The submissions that were decided here. */
    gone,
    accept: (submission: ReviewSubmission, points: number) => {
      announce(formatMessage(m.acceptedNow, { points, title: titleOf(submission) }));
      decide(submission, 'accepted', () => sendAcceptance({ submissionId: submission.submissionId, points }));
    },
    reject: (submission: ReviewSubmission, reason: RejectionReason) => {
      const words = formatMessage(reasonMessages[reason].name);
      announce(formatMessage(m.rejectedNow, { title: titleOf(submission), reason: words }));
      decide(submission, 'rejected', () => sendRejection({ submissionId: submission.submissionId, reason }));
    },
    /** Puts a rejected submission in review again; resolves to whether the server took it. */
    reopen,
    /** Takes the last decision back, where that is possible; resolves to the submission that is in review again. */
    undo: async (): Promise<number | null> => {
      const decision = last.current;
      if (!decision || !(await decision.done)) return null;
      if (decision.kind === 'accepted') {
        toasts.info(formatMessage(m.paidAlready));
        return null;
      }
      last.current = null;
      if (await reopen(decision.submissionId)) return decision.submissionId;
      last.current ??= decision;
      return null;
    },
  };
}
