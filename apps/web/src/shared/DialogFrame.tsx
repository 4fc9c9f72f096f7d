import { ModalFrame, type ModalFrameProps } from '@pwr-community/ui/Modal';
import { useIntl } from 'react-intl';
import { commonMessages } from './messages.ts';

/** Placeholder for a dialog or drawer while its code loads, so that a press has an immediate effect. */
export function DialogFrame(props: Omit<ModalFrameProps, 'messages'>) {
  const { formatMessage } = useIntl();
  const messages = { close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) };
  return <ModalFrame {...props} messages={messages} />;
}
