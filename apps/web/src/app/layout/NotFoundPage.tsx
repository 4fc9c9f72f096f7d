import { NotFound } from '@pwr-community/ui/layouts/NotFound';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from '../../shared/messages.ts';
import { paths, useTitle } from '../../shared/paths.ts';

/** The 404 page. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  useTitle(formatMessage(m.notFoundTitle), formatMessage(m.notFoundBody));
  return (
    <NotFound
      homeHref={paths.projects.getHref()}
      messages={{
        title: formatMessage(m.notFoundTitle),
        text: formatMessage(m.notFoundBody),
        home: formatMessage(m.toProjects),
      }}
    />
  );
}
