import { walletAllocationQuery } from '@pwr-community/api/queries/snapshots';
import type { Snapshot } from '@pwr-community/api/schema';
import { Spoken } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { TextField } from '@pwr-community/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { useAmount } from '../../shared/snapshots/useAmount.tsx';
import { snapshotPageMessages as m } from './messages.ts';

const address = /^0x[0-9a-fA-F]{40}$/;

/** A public form for looking up a wallet's share in a snapshot. */
export function CheckWallet({ snapshot: { id, rules } }: { snapshot: Snapshot }) {
  const { formatMessage } = useIntl();
  const amount = useAmount();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { data, error, isFetching } = useQuery({
    ...walletAllocationQuery(api, id, wanted ?? ''),
    enabled: wanted !== undefined,
  });
  const check = () => {
    const text = typed.trim();
    setWrong(!address.test(text));
    setWanted(address.test(text) ? text : undefined);
  };
  return (
    <Form
      label={formatMessage(m.check)}
      onSubmit={check}
      actions={
        <Button type="submit" isPending={isFetching} messages={{ pending: formatMessage(m.checking) }}>
          {formatMessage(m.checkIt)}
        </Button>
      }
      messages={{ summary: () => null }}
    >
      <TextField
        label={formatMessage(m.address)}
        description={formatMessage(m.addressHint)}
        errorMessage={isWrong && formatMessage(m.addressWrong)}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck="false"
      />
      <Spoken as="p">
        {data && formatMessage(m.gets, { amount: amount(data.amount, rules) })}
        {error && problemText(formatMessage, error)}
      </Spoken>
    </Form>
  );
}
