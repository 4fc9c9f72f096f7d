import { useIntl } from 'react-intl';
import { appealFieldMessages as m } from './messages.ts';

/** Texts of the counter beside an appeal's text. */
export function useFieldCounter() {
  const { formatMessage } = useIntl();
  return {
    count: (used: number, limit: number) => formatMessage(m.count, { used, limit }),
    left: (left: number) => formatMessage(m.left, { left }),
  };
}
