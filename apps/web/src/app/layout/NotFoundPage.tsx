import { NotFound } from '@pwr-community/ui/layouts/NotFound';
import { useIntl } from 'react-intl';
import { layoutMessages as m } from '../../shared/messages.ts';
import { useTitle } from '../../shared/paths.ts';
import { useSite } from '../../shared/site.ts';
import { wayOut } from '../../shared/wayOut.ts';

export function NotFoundPage() {
  const { formatMessage } = useIntl();
  const { href, label } = wayOut(useSite());
  useTitle(formatMessage(m.notFoundTitle), formatMessage(m.notFoundBody));
  return (
    <NotFound
      homeHref={href}
      messages={{
        title: formatMessage(m.notFoundTitle),
        text: formatMessage(m.notFoundBody),
        home: formatMessage(label),
      }}
    />
  );
}
