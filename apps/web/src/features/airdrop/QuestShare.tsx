import type { Quest } from '@pwr-community/api/schema';
import { ShareNetworkIcon } from '@pwr-community/ui/Icon';
import { IconButton } from '@pwr-community/ui/IconButton';
import { SharePopover } from '@pwr-community/ui/SharePopover';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { copyMessages } from '../../shared/shareMessages.ts';
import { questMessages as m } from './questMessages.ts';

/** The ways to share the address of a quest. */
export function QuestShare({ quest }: { quest: Quest }) {
  const { formatMessage } = useIntl();
  return (
    <SharePopover
      url={new URL(paths.quest.getHref(quest.id), location.origin).href}
      text={quest.title}
      trigger={(props) => (
        <IconButton {...props} messages={{ label: formatMessage(m.share) }} hasTooltip={false}>
          <ShareNetworkIcon size="l" />
        </IconButton>
      )}
      messages={{
        title: formatMessage(m.shareTitle),
        link: formatMessage(m.shareLink),
        copy: formatMessage(copyMessages.copy),
        copied: formatMessage(copyMessages.copied),
        copyFailed: formatMessage(copyMessages.copyFailed),
        newTab: formatMessage(commonMessages.newTab),
      }}
    />
  );
}
