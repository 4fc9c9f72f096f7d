import { ModalFrame, type ModalFrameProps } from '@pwr-community/ui/Modal';
import { useIntl } from 'react-intl';
import { commonMessages } from './messages.ts';

/** Stands in for a dialog or drawer while its code loads, so that the press is answered at once. */
export function DialogFrame(props: Omit<ModalFrameProps, 'messages'>) {
  const { formatMessage } = useIntl();
  const messages = { close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) };
  return <ModalFrame {...props} messages={messages} />;
}
