import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';

/** Content of the toast for a failed sign-in, with the reason below. */
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
