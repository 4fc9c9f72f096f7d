import { useIntl } from 'react-intl';
import { circuitMessages as m } from './pageMessages.ts';

/** Returns the announced names of step and day states. */
export function useCircuitStates() {
  const { formatMessage } = useIntl();
  return {
    done: formatMessage(m.done),
    current: formatMessage(m.current),
    ahead: formatMessage(m.ahead),
    locked: formatMessage(m.locked),
  };
}
