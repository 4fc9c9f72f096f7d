import { ShareNetworkIcon } from '@pwr-community/ui/Icon';
import { IconButton } from '@pwr-community/ui/IconButton';
import { SharePopover } from '@pwr-community/ui/SharePopover';
import { useIntl } from 'react-intl';
import { siteOrigin } from './config.ts';
import { commonMessages } from './messages.ts';
import { copyMessages } from './shareMessages.ts';

export interface ShareButtonProps {
  /** Path on this site, such as "/projects/7". */
  href: string;
  /** Initial text of the post that shares the page. */
  text: string;
  messages: { label: string; title: string; link: string };
}

/** A button that opens options for sharing a page. */
export function ShareButton({ href, text, messages }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <SharePopover
      url={siteOrigin + href}
      text={text}
      trigger={(props) => (
        <IconButton {...props} messages={messages} hasTooltip={false}>
          <ShareNetworkIcon size="l" />
        </IconButton>
      )}
      messages={{
        ...messages,
        copy: formatMessage(copyMessages.copy),
        copied: formatMessage(copyMessages.copied),
        copyFailed: formatMessage(copyMessages.copyFailed),
        newTab: formatMessage(commonMessages.newTab),
      }}
    />
  );
}
