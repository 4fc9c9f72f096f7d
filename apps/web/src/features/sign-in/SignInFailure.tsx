import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';

/** The text of a toast: sign-in failed, with the reason below. */
export function SignInFailure({ what, error }: { what: string; error: unknown }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {what}
      <br />
      {problemText(formatMessage, error)}
    </>
  );
}
