import { claimSubmissionMutation } from '@pwr-community/api/mutations/content';
import type { ReviewSubmission } from '@pwr-community/api/schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../shared/api.ts';

/** Delay before an open submission is claimed, in ms, so that stepping through the queue claims nothing. */
const AFTER = 1000;

/** Interval at which a claim is renewed, in ms: well within its lifetime of five minutes. */
const RENEWAL = 2 * 60 * 1000;

/** Claims the open submission, so that other admins see that it is open here. */
export function useClaim(current: ReviewSubmission | undefined) {
  const { mutate } = useMutation(claimSubmissionMutation(api));
  const id = current?.status === 'In Review' ? current.submissionId : undefined;
  // Errors are ignored: without the claim, other admins just don't see that the submission is open here.
  const claim = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === 'visible') mutate(id);
  });
  useEffect(() => {
    if (id === undefined) return;
    const first = setTimeout(() => claim(), AFTER);
    const renewal = setInterval(() => claim(), RENEWAL);
    return () => {
      clearTimeout(first);
      clearInterval(renewal);
    };
  }, [id]);
}
