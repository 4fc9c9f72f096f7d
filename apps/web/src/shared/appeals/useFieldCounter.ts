import { useIntl } from 'react-intl';
import { appealFieldMessages as m } from './messages.ts';

/** Returns the messages for a text field's character counter. */
export function useFieldCounter() {
  const { formatMessage } = useIntl();
  return {
    count: (used: number, limit: number) => formatMessage(m.count, { used, limit }),
    left: (left: number) => formatMessage(m.left, { left }),
  };
}
