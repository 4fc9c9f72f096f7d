import { ApiError } from '@pwr-community/api/errors';
import {
  acceptSubmissionMutation,
  acceptSubmissionsMutation,
  rejectSubmissionMutation,
  rejectSubmissionsMutation,
  reopenSubmissionMutation,
} from '@pwr-community/api/mutations/content';
import { submissionsQuery } from '@pwr-community/api/queries/content';
import type { BulkDecision, RejectionReason, ReviewSubmission } from '@pwr-community/api/schema';
import { announce } from '@pwr-community/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { announceDecision } from '../../../shared/submissions/changes.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { isBlank } from '../../../shared/form/isBlank.ts';
import { titleOf } from '../../../shared/submissions/parts.tsx';
import { reasonMessages } from '../../../shared/submissions/rejectionReasons.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { bulkMessages, decisionMessages as m } from './messages.ts';
import { useForgetChoices } from './useChoice.ts';

/** Error codes for submissions that no longer await a decision. */
const over = new Set<string>(['submission-not-found', 'submission-decided', 'submission-withdrawn']);

/** Maximum number of submissions per request, from the contract. */
const MOST = 200;

/** The last decision made here, for undo. */
interface Last {
  status: 'Accepted' | 'Rejected';
  /** Resolves to the ids of the submissions that the server decided. */
  done: Promise<readonly number[]>;
}

const messageOf = (message: string) => (isBlank(message) ? {} : { message: message.trim() });

/**
 * Decides on submissions optimistically: they disappear at once, and reappear if the decision fails. If another admin
 * decided first, a toast reports it.
 */
export function useDecisions() {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const when = useWhen();
  const client = useQueryClient();
  const { mutateAsync: sendAcceptance } = useMutation(acceptSubmissionMutation(api));
  const { mutateAsync: sendRejection } = useMutation(rejectSubmissionMutation(api));
  const { mutateAsync: sendAcceptances } = useMutation(acceptSubmissionsMutation(api));
  const { mutateAsync: sendRejections } = useMutation(rejectSubmissionsMutation(api));
  const { mutateAsync: sendReopening } = useMutation(reopenSubmissionMutation(api));
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<Last>(null);
  const [canUndo, setCanUndo] = useState(false);
  const forgetChoices = useForgetChoices();
  const remember = (decision: Last | null) => {
    // The choices of the last decision are kept, because undoing it shows them again.
    if (decision) void last.current?.done.then(forgetChoices);
    last.current = decision;
    setCanUndo(decision !== null);
  };
  /** Remembers a decision that is being sent. @returns the ids that the server decides */
  const track = (status: Last['status'], done: Last['done']) => {
    remember({ status, done });
    return done;
  };

  const setAreGone = (ids: readonly number[], areGone: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (areGone) after.add(id);
        else after.delete(id);
      }
      return after;
    });

  /** Explains why a decision failed. If another admin decided first, names them. */
  const explain = async (submission: ReviewSubmission, error: unknown): Promise<string> => {
    const title = titleOf(submission);
    if (error instanceof ApiError && error.code === 'submission-decided') {
      const others = submissionsQuery(api, { userId: submission.user.id, itemsPerPage: 100 });
      const list = await client.fetchQuery({ ...others, staleTime: 0 }).catch(() => undefined);
      const found = list?.submissions.find(({ submissionId }) => submissionId === submission.submissionId);
      if (found?.decidedBy && found.decidedAt) {
        const { status, decidedBy, decidedAt } = found;
        return formatMessage(m.decidedElsewhere, {
          title,
          status,
          name: decidedBy.name,
          when: when(decidedAt).relative,
        });
      }
    }
    return formatMessage(m.failed, { title, problem: problemText(formatMessage, error) });
  };

  const decide = (submission: ReviewSubmission, status: Last['status'], send: () => Promise<unknown>) => {
    const { submissionId } = submission;
    setAreGone([submissionId], true);
    const done = send().then(
      () => {
        announceDecision();
        toasts.success(formatMessage(m.made), { isAnnounced: false });
        return [submissionId];
      },
      async (error: unknown) => {
        // If another admin decided the submission, or if it was withdrawn or deleted, it stays hidden.
        const isOver = error instanceof ApiError && over.has(error.code);
        setAreGone([submissionId], isOver);
        toasts.error(await explain(submission, error));
        return [];
      },
    );
    return track(status, done);
  };

  /**
   * Decides on a selection in as few requests as possible, and reports the outcome. Resolves to the ids that the server
   * decided.
   */
  const decideMany = async (
    ids: readonly number[],
    status: Last['status'],
    send: (submissionIds: number[]) => Promise<BulkDecision>,
  ): Promise<readonly number[]> => {
    setAreGone(ids, true);
    const decided: number[] = [];
    const skipped: BulkDecision['skipped'] = [];
    try {
      for (let start = 0; start < ids.length; start += MOST) {
        const reply = await send(ids.slice(start, start + MOST));
        decided.push(...reply.decided.map(({ submissionId }) => submissionId));
        skipped.push(...reply.skipped);
      }
    } catch (error) {
      // The outcome of the remaining submissions is unknown, so they reappear if the refetched list contains them.
      toasts.error(problemText(formatMessage, error));
    }
    const isStill = ({ code }: BulkDecision['skipped'][number]) => !over.has(code);
    const told = new Set([...decided, ...skipped.filter((one) => !isStill(one)).map((one) => one.submissionId)]);
    setAreGone(
      ids.filter((id) => !told.has(id)),
      false,
    );
    if (decided.length > 0) announceDecision();
    const made = status === 'Accepted' ? bulkMessages.accepted : bulkMessages.rejected;
    if (decided.length > 0) toasts.success(formatMessage(made, { count: decided.length }));
    const count = skipped.filter((one) => !isStill(one)).length;
    if (count > 0) toasts.info(formatMessage(bulkMessages.skipped, { count }));
    const disqualified = skipped.filter(({ code }) => code === 'member-disqualified').length;
    if (disqualified > 0) toasts.info(formatMessage(bulkMessages.disqualified, { count: disqualified }));
    const own = skipped.filter(({ code }) => code === 'other-admin-required').length;
    if (own > 0) toasts.info(formatMessage(bulkMessages.own, { count: own }));
    return decided;
  };

  const reopen = async (submissionId: number, status: Last['status']): Promise<boolean> => {
    try {
      await sendReopening({ submissionId, status });
    } catch (error) {
      // The outcome is unknown, so the submission reappears if the refetched list contains it.
      setAreGone([submissionId], false);
      toasts.error(problemText(formatMessage, error));
      return false;
    }
    setAreGone([submissionId], false);
    return true;
  };
  const tellUndone = (status: Last['status'], count: number) => {
    announceDecision();
    const single = status === 'Accepted' ? m.acceptanceUndone : m.rejectionUndone;
    toasts.success(count === 1 ? formatMessage(single) : formatMessage(bulkMessages.undone, { count }));
  };

  return {
    /** Ids of the submissions to hide: decided here, or no longer pending. */
    gone,
    accept: (submission: ReviewSubmission, points: number, message: string) => {
      announce(formatMessage(m.acceptedNow, { points, title: titleOf(submission) }));
      const { submissionId } = submission;
      return decide(submission, 'Accepted', () => sendAcceptance({ submissionId, points, ...messageOf(message) }));
    },
    reject: (submission: ReviewSubmission, reason: RejectionReason, message: string) => {
      const words = formatMessage(reasonMessages[reason].name);
      announce(formatMessage(m.rejectedNow, { title: titleOf(submission), reason: words }));
      const { submissionId } = submission;
      return decide(submission, 'Rejected', () => sendRejection({ submissionId, reason, ...messageOf(message) }));
    },
    /** If `points` is undefined, each submission gets the usual points for its type. */
    acceptMany: (ids: readonly number[], points: number | undefined, message: string) =>
      track(
        'Accepted',
        decideMany(ids, 'Accepted', (submissionIds) =>
          sendAcceptances({ submissionIds, ...(points !== undefined && { points }), ...messageOf(message) }),
        ),
      ),
    rejectMany: (ids: readonly number[], reason: RejectionReason, message: string) =>
      track(
        'Rejected',
        decideMany(ids, 'Rejected', (submissionIds) =>
          sendRejections({ submissionIds, reason, ...messageOf(message) }),
        ),
      ),
    /** Puts a decided submission back in review. */
    reopen: async (submissionId: number, status: Last['status']) => {
      if (await reopen(submissionId, status)) tellUndone(status, 1);
    },
    canUndo,
    /** Undoes the last decision, if any. Resolves to the id of the first submission back in review, or null. */
    undo: async (): Promise<number | null> => {
      const decision = last.current;
      if (!decision) return null;
      const ids = await decision.done;
      if (ids.length === 0 || last.current !== decision) return null;
      remember(null);
      const reopened: number[] = [];
      for (const id of ids) {
        if (!(await reopen(id, decision.status))) break;
        reopened.push(id);
      }
      if (reopened.length > 0) tellUndone(decision.status, reopened.length);
      const left = ids.slice(reopened.length);
      if (left.length > 0 && last.current === null) remember({ ...decision, done: Promise.resolve(left) });
      return reopened[0] ?? null;
    },
  };
}
