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
import { api } from '../../../shared/api.ts';
import { announceDecision } from '../../../shared/submissions/changes.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { titleOf } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { decisionMessages as m } from './messages.ts';

/** The server's codes for a submission that no longer waits for a decision. */
const over = new Set<string>(['submission-not-found', 'submission-decided', 'submission-withdrawn']);

/** The last decision made here, to be undone. */
interface Last {
  submissionId: number;
  status: 'Accepted' | 'Rejected';
  /** Resolves to true if the server accepted it. */
  done: Promise<boolean>;
}

/**
 * Decides on submissions optimistically: a decided one disappears at once, and returns if the decision fails. If
 * another admin decided first, says so.
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

  const decide = (submission: ReviewSubmission, status: Last['status'], send: () => Promise<unknown>) => {
    const { submissionId } = submission;
    setIsGone(submissionId, true);
    const done = send().then(
      () => {
        announceDecision();
        toasts.success(formatMessage(m.made));
        return true;
      },
      (error: unknown) => {
        // Already decided by another admin, withdrawn or deleted, so it disappears anyway.
        const isOver = error instanceof ApiError && over.has(error.code);
        setIsGone(submissionId, isOver);
        toasts.error(
          formatMessage(m.failed, { title: titleOf(submission), problem: problemText(formatMessage, error) }),
        );
        return false;
      },
    );
    last.current = { submissionId, status, done };
  };

  const reopen = async (submissionId: number, status: Last['status']): Promise<boolean> => {
    try {
      await sendReopening({ submissionId, status });
    } catch (error) {
      // The outcome is unknown, so the refetched list decides.
      setIsGone(submissionId, false);
      toasts.error(problemText(formatMessage, error));
      return false;
    }
    setIsGone(submissionId, false);
    announceDecision();
    toasts.success(formatMessage(status === 'Accepted' ? m.acceptanceUndone : m.rejectionUndone));
    return true;
  };

  return {
    /** The submissions decided here. */
    gone,
    accept: (submission: ReviewSubmission, points: number) => {
      announce(formatMessage(m.acceptedNow, { points, title: titleOf(submission) }));
      decide(submission, 'Accepted', () => sendAcceptance({ submissionId: submission.submissionId, points }));
    },
    reject: (submission: ReviewSubmission, reason: RejectionReason) => {
      const words = formatMessage(reasonMessages[reason].name);
      announce(formatMessage(m.rejectedNow, { title: titleOf(submission), reason: words }));
      decide(submission, 'Rejected', () => sendRejection({ submissionId: submission.submissionId, reason }));
    },
    /** Puts a decided submission back in review; resolves to whether it succeeded. */
    reopen,
    /** Undoes the last decision, if there is one; resolves to the submission that is in review again. */
    undo: async (): Promise<number | null> => {
      const decision = last.current;
      if (!decision || !(await decision.done)) return null;
      last.current = null;
      if (await reopen(decision.submissionId, decision.status)) return decision.submissionId;
      last.current ??= decision;
      return null;
    },
  };
}
