import { Link } from '@pwr-community/ui/Link';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';

/** A link that opens a quest step in a new tab; `onPress` reports the visit. */
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
