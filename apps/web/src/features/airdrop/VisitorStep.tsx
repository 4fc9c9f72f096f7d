import { NextStep } from '@pwr-community/ui/community/AirdropHero';
import { Button } from '@pwr-community/ui/Button';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { pageMessages as m } from './pageMessages.ts';
import { useCircuitStates } from './useCircuitStates.ts';

/** A visitor's first step: to log in. */
export function VisitorStep() {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const states = useCircuitStates();
  return (
    <NextStep
      title={formatMessage(m.begin)}
      description={formatMessage(m.welcome)}
      action={
        <Button variant="primary" onPress={() => open('login')}>
          {formatMessage(commonMessages.logIn)}
        </Button>
      }
      messages={{ label: formatMessage(m.nextStep), steps: '', states }}
    />
  );
}
