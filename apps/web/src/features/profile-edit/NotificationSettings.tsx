import { notificationSettingMutation } from '@pwr-community/api/mutations/notifications';
import { notificationSettingsQuery } from '@pwr-community/api/queries/notifications';
import type { Notification, NotificationSetting } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { Link } from '@pwr-community/ui/Link';
import { Switch } from '@pwr-community/ui/Switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { notificationMessages as m } from './notificationMessages.ts';

const SECTION = 'notifications';

const names: Record<Notification['kind'], MessageDescriptor> = {
  'quest-verified': m.questVerified,
  'quest-refused': m.questRefused,
  'submission-accepted': m.submissionAccepted,
  'submission-rejected': m.submissionRejected,
  'appeal-decided': m.appealDecided,
  comment: m.comment,
  reply: m.reply,
  upvotes: m.upvotes,
  'friend-joined': m.friendJoined,
  'friend-counted': m.friendCounted,
  'points-adjusted': m.pointsAdjusted,
  moderated: m.moderated,
  'report-upheld': m.reportUpheld,
  'report-dismissed': m.reportDismissed,
  disqualified: m.disqualified,
  reinstated: m.reinstated,
  silenced: m.silenced,
  unsilenced: m.unsilenced,
  'airdrop-closing': m.airdropClosing,
  snapshot: m.snapshot,
};

/** Switches for each kind of notification, in the app and in the daily email. */
export function NotificationSettings() {
  const { formatMessage } = useIntl();
  const { data, status, refetch } = useQuery(notificationSettingsQuery(api));
  const toasts = useToasts();
  const { mutate } = useMutation({
    ...notificationSettingMutation(api),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isLinked = hash === `#${SECTION}`;
  const isLoaded = data !== undefined;
  // Scrolls to this section again: the browser scrolls to a link's target before the list has loaded.
  useEffect(() => {
    if (isLinked && isLoaded) root.current?.scrollIntoView();
  }, [isLinked, isLoaded]);

  const switchOf = (setting: NotificationSetting, way: 'inApp' | 'byEmail') => {
    const label = formatMessage(m[way]);
    return (
      <Switch
        aria-label={formatMessage(m.nameOf, { way: label, subject: formatMessage(names[setting.kind]) })}
        isSelected={setting[way]}
        // Without a confirmed address, email can only be turned off.
        isDisabled={way === 'byEmail' && !data?.email && !setting.byEmail}
        onChange={(isSelected) => mutate({ ...setting, [way]: isSelected })}
      >
        {label}
      </Switch>
    );
  };
  return (
    <FormSection
      ref={root}
      id={SECTION}
      title={formatMessage(m.title)}
      description={formatMessage(m.hint)}
      aside={data && <Address email={data.email} questId={data.emailQuestId} />}
    >
      <DetailList
        rows={(data?.kinds ?? []).map((setting) => ({
          id: setting.kind,
          title: formatMessage(names[setting.kind]),
          end: (
            <>
              {switchOf(setting, 'inApp')}
              {switchOf(setting, 'byEmail')}
            </>
          ),
        }))}
        state={listState({ status, data })}
        hasIcons={false}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.title),
          loading: formatMessage(m.loading),
          error: formatMessage(m.failed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.failed),
        }}
      />
    </FormSection>
  );
}

/** The address for the daily email, or a link to confirm one. */
function Address({ email, questId }: { email: string | null; questId: number | null }) {
  const { formatMessage } = useIntl();
  if (email) return <p>{formatMessage(m.emailTo, { email: <bdi key="email">{email}</bdi> })}</p>;
  return (
    <>
      <p>{formatMessage(m.noEmail)}</p>
      {questId !== null && <Link href={paths.quest.getHref(questId)}>{formatMessage(m.confirmEmail)}</Link>}
    </>
  );
}
