import { Link } from '@pwr-community/ui/Link';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../app/messages.ts';

/** What is read of the account, and where the rules stand. A link without an address is left out. */
export function SmallPrint({ text, links }: { text: string; links: { label: string; href: string | undefined }[] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {text}
      {links.map(
        ({ label, href }) =>
          href && (
            <span key={label}>
              {' '}
              <Link href={href} isExternal messages={{ newTab: formatMessage(commonMessages.newTab) }}>
                {label}
              </Link>
            </span>
          ),
      )}
    </>
  );
}
