import { announce } from '@pwr-community/ui/announce';
import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

/** Announces a message about the desk's keyboard shortcuts once, when the first item appears. */
export function useAnnouncedOpening(hasCurrent: boolean, message: MessageDescriptor) {
  const { formatMessage } = useIntl();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!hasCurrent || isOpened.current) return;
    isOpened.current = true;
    announce(formatMessage(message));
  }, [hasCurrent, formatMessage, message]);
}
