import { ErrorScreen } from '@pwr-community/ui/ErrorScreen';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from './messages.ts';
import { paths } from './paths.ts';

/** In place of a page that failed: what the program said, and two ways out. */
export function FailedScreen({ error }: { error: Error }) {
  const intl = useIntl();
  return (
    <ErrorScreen
      detail={error.message}
      onReload={() => location.reload()}
      homeHref={paths.projects.getHref()}
      messages={{
        title: intl.formatMessage(m.errorTitle),
        body: intl.formatMessage(m.errorBody),
        reload: intl.formatMessage(m.reload),
        home: intl.formatMessage(m.toProjects),
      }}
    />
  );
}
