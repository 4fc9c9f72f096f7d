import { Link } from '@pwr-community/ui/Link';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';

/** Leads to where a step is done, in a new tab; `onPress` is told that the member went there. */
export function OutLink({ href, onPress, children }: { href: string; onPress?: () => void; children: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link
      variant="button"
      href={href}
      isExternal
      messages={{ newTab: formatMessage(commonMessages.newTab) }}
      onPress={onPress}
    >
      {children}
    </Link>
  );
}
