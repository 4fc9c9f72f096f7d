import { acceptAllSubmissionsMutation } from '@pwr-community/api/mutations/content';
import { AcceptDialog } from '@pwr-community/ui/community/AcceptDialog';
import { Button } from '@pwr-community/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { announceDecision } from '../../../shared/submissions/changes.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { decisionMessages as m } from './messages.ts';

/** Default points per submission. */
const usualPoints = 50;

export interface AcceptAllProps {
  /** Number of submissions in review that can be accepted. */
  count: number;
  /** Time of that count, in milliseconds: later submissions are not accepted. */
  readAt: number;
}

/** Accepts everything in review, after confirming the number of submissions and the total points. */
export function AcceptAll({ count, readAt }: AcceptAllProps) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  // The dialog keeps the numbers from the time it was opened.
  const [asked, setAsked] = useState({ count, readAt });
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation(acceptAllSubmissionsMutation(api));

  // Reported here and not by the mutation: with nothing left to accept, this component is unmounted by then.
  const accept = async (points: number) => {
    const submittedBefore = new Date(asked.readAt).toISOString();
    try {
      const { accepted } = await mutateAsync({ points, submittedBefore });
      setOpen(false);
      announceDecision();
      toasts.success(formatMessage(m.allMade, { count: accepted, points }));
    } catch (problem) {
      // A toast, because the dialog is gone if only the reply was lost.
      toasts.error(problemText(formatMessage, problem));
    }
  };

  return (
    <>
      <Button
        isFullWidth
        aria-haspopup="dialog"
        onPress={() => {
          setAsked({ count, readAt });
          reset();
          setOpen(true);
        }}
      >
        {formatMessage(m.all, { count })}
      </Button>
      <AcceptDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(m.allTitle, { count: asked.count })}
        defaultPoints={usualPoints}
        onAccept={(points) => void accept(points)}
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
        messages={{
          points: formatMessage(m.points),
          hint: formatMessage(m.pointsHint),
          accept: (points) => formatMessage(m.allWith, { count: asked.count, points, total: points * asked.count }),
          cancel: formatMessage(commonMessages.cancel),
          pending: formatMessage(m.accepting),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        {formatMessage(m.allText)}
      </AcceptDialog>
    </>
  );
}
