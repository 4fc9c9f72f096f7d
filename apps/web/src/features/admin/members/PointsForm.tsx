import { addPointsMutation, setPointsMutation } from '@pwr-community/api/mutations/points';
import type { FoundUser } from '@pwr-community/api/schema';
import { NumberField } from '@pwr-community/ui/NumberField';
import { ToggleButtonGroup } from '@pwr-community/ui/ToggleButton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { membersMessages as m } from './messages.ts';

/** Step of the plus and minus buttons, from the specification. */
const step = 50;

/** Maximum number of points per request, from the contract. */
const most = 1_000_000_000;

/** A form that adds to a member's points, subtracts from them, or sets their total. */
export function PointsForm({ member: { id, name, points: total } }: { member: FoundUser }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const [way, setWay] = useState<'add' | 'set'>('add');
  const [typed, setTyped] = useState<number | null>();
  const { mutateAsync: add } = useMutation(addPointsMutation(api));
  const { mutateAsync: set } = useMutation(setPointsMutation(api));

  const points = typed === undefined ? (way === 'add' ? step : total) : typed;
  const isWhole = points !== null && Number.isInteger(points) && Math.abs(points) <= most;
  const amount = isWhole ? points : 0;
  const after = way === 'add' ? total + amount : amount;
  const verb = way === 'set' ? m.setTo : amount < 0 ? m.take : m.add;
  const words = formatMessage(verb, { count: Math.abs(amount), total: amount });

  return (
    <>
      <ToggleButtonGroup
        label={formatMessage(m.way)}
        size="s"
        options={[
          { value: 'add', label: formatMessage(m.wayAdd) },
          { value: 'set', label: formatMessage(m.waySet) },
        ]}
        value={way}
        onChange={(next) => {
          setWay(next as 'add' | 'set');
          setTyped(undefined);
        }}
      />
      <NumberField
        label={formatMessage(way === 'add' ? m.toAdd : m.newTotal)}
        step={step}
        value={points}
        onChange={setTyped}
        description={formatMessage(way === 'add' ? m.toAddHint : m.newTotalHint)}
        errorMessage={points !== null && !isWhole && formatMessage(m.notWhole, { least: -most, most })}
      />
      <ConfirmedButton
        variant="secondary"
        isDisabled={!isWhole || after === total}
        label={words}
        title={formatMessage(m.pointsTitle, { name })}
        text={formatMessage(m.pointsText, { before: total, after })}
        confirm={words}
        pending={formatMessage(m.pointsPending)}
        act={() =>
          way === 'add' ? add({ userId: id, points: amount }) : set({ userId: id, points: amount, expected: total })
        }
        onDone={(reply) => {
          setWay('add');
          setTyped(undefined);
          toasts.success(formatMessage(m.pointsDone, { name, count: reply.points }));
          // The points changed while the dialog was open, so the new total isn't the one that the dialog showed.
          if (reply.points !== after) toasts.info(formatMessage(m.pointsMoved, { name, expected: after }));
        }}
        failed={formatMessage(m.pointsFailed)}
      />
    </>
  );
}
