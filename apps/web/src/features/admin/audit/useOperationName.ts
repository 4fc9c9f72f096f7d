import { useIntl } from 'react-intl';
import { auditMessages as m } from './messages.ts';
import { operationNames, operations } from './operations.ts';

/** Returns a function that names an operation. Unknown operations, from a newer server, get a general name. */
export function useOperationName() {
  const { formatMessage } = useIntl();
  return (operation: string): string => {
    const known = operations.find((name) => name === operation);
    return formatMessage(known ? operationNames[known] : m.otherAction);
  };
}
