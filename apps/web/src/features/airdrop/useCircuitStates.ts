import { useIntl } from 'react-intl';
import { circuitMessages as m } from './pageMessages.ts';

/** Announced names of the states of steps and days. */
export function useCircuitStates() {
  const { formatMessage } = useIntl();
  return {
    done: formatMessage(m.done),
    current: formatMessage(m.current),
    ahead: formatMessage(m.ahead),
    locked: formatMessage(m.locked),
  };
}
