import { ErrorScreen } from '@pwr-community/ui/layouts/ErrorScreen';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from '../shared/messages.ts';
import { useSite } from '../shared/site.ts';
import { wayOut } from '../shared/wayOut.ts';

/** Replaces a failed page: the fallback of an error boundary. */
export const failedScreen = (error: Error) => <FailedScreen error={error} />;

/** Shows the error's message, a reload button, and a link to the projects or the home page. */
function FailedScreen({ error }: { error: Error }) {
  const intl = useIntl();
  const { href, label } = wayOut(useSite());
  return (
    <ErrorScreen
      message={error.message || intl.formatMessage(m.errorBody)}
      onReload={() => location.reload()}
      homeHref={href}
      messages={{
        title: intl.formatMessage(m.errorTitle),
        reload: intl.formatMessage(m.reload),
        home: intl.formatMessage(label),
      }}
    />
  );
}
