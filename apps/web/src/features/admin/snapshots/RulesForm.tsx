import { previewAllocationMutation, proposeSnapshotMutation } from '@pwr-community/api/mutations/snapshots';
import type { SnapshotDesk } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { Form } from '@pwr-community/ui/Form';
import { NumberField } from '@pwr-community/ui/NumberField';
import { Panel } from '@pwr-community/ui/Panel';
import { Section, SectionGrid } from '@pwr-community/ui/Section';
import { Select } from '@pwr-community/ui/Select';
import { Switch } from '@pwr-community/ui/Switch';
import { TextArea } from '@pwr-community/ui/TextArea';
import { TextField } from '@pwr-community/ui/TextField';
import { token } from '@pwr-community/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { useMoment } from '../../../shared/serverState.ts';
import { useSite } from '../../../shared/site.ts';
import { snapshotMessages } from '../../../shared/snapshots/messages.ts';
import { Distribution, TotalsTable } from '../../../shared/snapshots/Totals.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { snapshotDeskMessages as m } from './messages.ts';
import { readRules, type RuleValues } from './values.ts';

/** The form for a new snapshot's rules. Super admins can propose the snapshot only after a preview of its totals. */
export function RulesForm({ desk: { isSuperAdmin, needsSecondAdmin, airdropEndsAt } }: { desk: SnapshotDesk }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const toasts = useToasts();
  const { coin } = useSite();
  const [values, setValues] = useState<RuleValues>({
    symbol: coin,
    decimals: 9,
    total: '',
    method: 'proportional',
    amountPerPoint: '',
    cap: '',
    minimumPoints: 1,
    excludesAdmins: true,
    remainder: 'most-points',
    exclusions: '',
  });
  const [when, setWhen] = useState<'now' | 'airdrop-end'>('now');
  const [isChecked, setChecked] = useState(false);
  const preview = useMutation(previewAllocationMutation(api));
  const { mutateAsync: propose } = useMutation(proposeSnapshotMutation(api));
  const { rules, exclusions, mistakes } = readRules(values);
  const shown = isChecked ? mistakes : {};
  const change = (next: Partial<RuleValues>) => {
    setValues({ ...values, ...next });
    // A preview of the previous rules would mislead.
    preview.reset();
  };
  const amountWrong = formatMessage(m.amountWrong, { decimals: values.decimals });
  const label = formatMessage(needsSecondAdmin ? m.propose : m.freeze);

  return (
    <Section title={formatMessage(m.newTitle)}>
      <Panel>
        <Form
          style={{ maxInlineSize: token.size.prose }}
          label={formatMessage(m.newTitle)}
          onSubmit={() => {
            setChecked(true);
            if (Object.keys(mistakes).length === 0) preview.mutate({ rules, exclusions });
          }}
          errorMessage={preview.error && problemText(formatMessage, preview.error)}
          actions={
            <>
              <Button type="submit" isPending={preview.isPending} messages={{ pending: formatMessage(m.previewing) }}>
                {formatMessage(m.preview)}
              </Button>
              {isSuperAdmin && (
                <ConfirmedButton
                  isDisabled={!preview.data || preview.data.recipients === 0}
                  label={label}
                  title={formatMessage(needsSecondAdmin ? m.proposeTitle : m.confirmTitle)}
                  text={formatMessage(needsSecondAdmin ? m.proposeText : m.confirmText)}
                  confirm={label}
                  pending={formatMessage(m.deciding)}
                  act={() => propose({ rules, exclusions, when })}
                  onDone={() => {
                    preview.reset();
                    toasts.success(formatMessage(needsSecondAdmin ? m.proposed : m.confirmedNow));
                  }}
                  failed={formatMessage(m.proposeFailed)}
                />
              )}
            </>
          }
          messages={{ summary: () => null }}
        >
          <TextField
            label={formatMessage(m.symbol)}
            value={values.symbol}
            onChange={(symbol) => change({ symbol })}
            errorMessage={shown.symbol && formatMessage(m.symbolWrong)}
          />
          <NumberField
            label={formatMessage(m.decimals)}
            value={values.decimals}
            minValue={0}
            maxValue={18}
            onChange={(decimals) => change({ decimals: decimals ?? 0 })}
          />
          <TextField
            label={formatMessage(snapshotMessages.total)}
            description={formatMessage(m.totalHint)}
            inputMode="decimal"
            value={values.total}
            onChange={(total) => change({ total })}
            errorMessage={shown.total && amountWrong}
          />
          <Select
            label={formatMessage(snapshotMessages.method)}
            value={values.method}
            onChange={(method) => change({ method: method as RuleValues['method'] })}
            items={[
              { id: 'proportional', label: formatMessage(snapshotMessages.proportional) },
              { id: 'per-point', label: formatMessage(m.perPointOption) },
            ]}
          />
          {values.method === 'per-point' && (
            <TextField
              label={formatMessage(m.amountPerPoint)}
              inputMode="decimal"
              value={values.amountPerPoint}
              onChange={(amountPerPoint) => change({ amountPerPoint })}
              errorMessage={shown.amountPerPoint && amountWrong}
            />
          )}
          <TextField
            label={formatMessage(snapshotMessages.cap)}
            description={formatMessage(m.capHint)}
            inputMode="decimal"
            value={values.cap}
            onChange={(cap) => change({ cap })}
            errorMessage={shown.cap && amountWrong}
          />
          <NumberField
            label={formatMessage(snapshotMessages.minimum)}
            value={values.minimumPoints}
            minValue={1}
            onChange={(minimumPoints) => change({ minimumPoints: minimumPoints ?? 1 })}
          />
          {values.method === 'proportional' && (
            <Select
              label={formatMessage(snapshotMessages.remainder)}
              value={values.remainder}
              onChange={(remainder) => change({ remainder: remainder as RuleValues['remainder'] })}
              items={[
                { id: 'most-points', label: formatMessage(snapshotMessages.mostPoints) },
                { id: 'unallocated', label: formatMessage(snapshotMessages.unallocatedRemainder) },
              ]}
            />
          )}
          <Switch isSelected={values.excludesAdmins} onChange={(excludesAdmins) => change({ excludesAdmins })}>
            {formatMessage(m.excludeAdmins)}
          </Switch>
          <TextArea
            label={formatMessage(m.exclusions)}
            description={formatMessage(m.exclusionsHint)}
            value={values.exclusions}
            onChange={(text) => change({ exclusions: text })}
            errorMessage={
              shown.exclusions !== undefined && formatMessage(m.exclusionsWrong, { line: shown.exclusions })
            }
          />
          {airdropEndsAt && (
            <Select
              label={formatMessage(m.when)}
              value={when}
              onChange={(id) => setWhen(id as typeof when)}
              items={[
                { id: 'now', label: formatMessage(m.now) },
                {
                  id: 'airdrop-end',
                  label: formatMessage(m.atEnd, {
                    date: formatDate(airdropEndsAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
                  }),
                },
              ]}
            />
          )}
        </Form>
      </Panel>
      {preview.data && (
        <Section title={formatMessage(m.previewTitle)}>
          <SectionGrid>
            <Panel>
              <TotalsTable rules={rules} totals={preview.data} />
            </Panel>
            <Panel>
              <Distribution rules={rules} totals={preview.data} />
            </Panel>
          </SectionGrid>
        </Section>
      )}
    </Section>
  );
}
