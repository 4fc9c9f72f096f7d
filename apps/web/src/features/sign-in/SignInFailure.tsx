import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';

/** The text of a toast: that signing in failed, and below it the reason. */
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
