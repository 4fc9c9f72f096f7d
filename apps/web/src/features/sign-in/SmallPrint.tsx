import { Link } from '@pwr-community/ui/Link';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';

/** Explains the requested permissions and links to the terms. Omits links without an address. */
export function SmallPrint({ text, links }: { text: string; links: { label: string; href: string | undefined }[] }) {
  const { formatMessage } = useIntl();
  const shown = links.filter((link): link is { label: string; href: string } => Boolean(link.href));
  const newTab = { newTab: formatMessage(commonMessages.newTab) };
  return [
    text,
    ...shown.flatMap(({ label, href }) => [
      ' ',
      <Link key={label} href={href} isExternal messages={newTab}>
        {label}
      </Link>,
    ]),
  ];
}
