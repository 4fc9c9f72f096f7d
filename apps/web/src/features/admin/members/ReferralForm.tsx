import { setReferralValueMutation } from '@pwr-community/api/mutations/referrals';
import { referralValueQuery } from '@pwr-community/api/queries/referrals';
import type { FoundUser } from '@pwr-community/api/schema';
import { NumberField } from '@pwr-community/ui/NumberField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { membersMessages as m } from './messages.ts';

/** Step of the plus and minus buttons, and the contract's maximum. */
const step = 50;
const most = 9_999_999;

/** A form that sets the points that a member earns per referral. */
export function ReferralForm({ member: { id, name } }: { member: FoundUser }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { data, isLoadingError } = useQuery(referralValueQuery(api, id));
  const { mutateAsync } = useMutation(setReferralValueMutation(api, id));
  const [typed, setTyped] = useState<number | null>();
  const value = typed === undefined ? (data?.points ?? null) : typed;
  const isPossible = value !== null && Number.isInteger(value) && value >= 0 && value <= most;
  const count = isPossible ? value : 0;

  return (
    <>
      <NumberField
        label={formatMessage(m.referral)}
        step={step}
        minValue={0}
        maxValue={most}
        isDisabled={!data}
        value={value}
        onChange={setTyped}
        description={formatMessage(isLoadingError ? m.referralUnknown : m.referralHint)}
        errorMessage={value !== null && !isPossible && formatMessage(m.referralWrong, { most })}
      />
      <ConfirmedButton
        variant="secondary"
        isDisabled={!data || !isPossible || value === data.points}
        label={formatMessage(m.referralSet, { count })}
        title={formatMessage(m.referralTitle, { name })}
        text={formatMessage(m.referralText, { before: data?.points ?? 0, after: count })}
        confirm={formatMessage(m.referralSet, { count })}
        pending={formatMessage(m.referralPending)}
        act={() => mutateAsync({ newPoints: String(count), ...(data && { expected: data.points }) })}
        onDone={(reply) => {
          setTyped(undefined);
          toasts.success(formatMessage(m.referralDone, { name, count: reply.points }));
        }}
        failed={formatMessage(m.referralFailed)}
      />
    </>
  );
}
