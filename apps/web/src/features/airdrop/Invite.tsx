import { invitationsQuery } from '@pwr-community/api/queries/referrals';
import type { Invitation } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { useLostFocus } from '@pwr-community/ui/focus';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { InviteCard, InviteCardSkeleton } from '@pwr-community/ui/community/InviteCard';
import { Panel } from '@pwr-community/ui/Panel';
import { Section } from '@pwr-community/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { copyMessages } from '../../shared/shareMessages.ts';
import { nextCount } from './growing.ts';
import { memberMessages as m } from './memberMessages.ts';

/**
 * Number of quests that a friend must complete before the referral is paid. They must include the wallet and Telegram
 * quests.
 */
const goal = 4;

/** Returns the number of completed steps, up to `goal`. Other quests can't replace the wallet and Telegram steps. */
export function stepsDone({ completedQuests, walletDone, telegramDone }: Invitation): number {
  const missing = Number(!walletDone) + Number(!telegramDone);
  return Math.min(completedQuests, goal - missing);
}

/** The member's referral link and their referrals. */
export function Invite({ memberId }: { memberId: number }) {
  const { formatMessage } = useIntl();
  const [count, setCount] = useState(10);
  const section = useRef<HTMLElement>(null);
  // “Show more” goes away with the last page.
  useLostFocus(section);
  const { data, isError, isPlaceholderData, refetch } = useQuery(invitationsQuery(api, memberId, 0, count));
  const content = () => {
    if (!data)
      return isError ? (
        <EmptyState
          illustration={<BrokenWire />}
          title={formatMessage(m.inviteFailed)}
          headingLevel={3}
          action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
        />
      ) : (
        <InviteCardSkeleton />
      );
    const { referralCode, pointsPerReferral, invitations, metadata } = data;
    const next = nextCount(count, metadata.totalItems);
    const url = new URL(paths.home.getHref(), location.origin);
    url.searchParams.set('referral_code', referralCode);
    return (
      <InviteCard
        url={url.href}
        text={formatMessage(m.inviteText)}
        goal={goal}
        reward={pointsPerReferral}
        friends={invitations.map((friend) => ({
          id: String(friend.id),
          name: friend.isDeleted ? formatMessage(commonMessages.deletedMember) : friend.name,
          picture: friend.pictureUrl ?? undefined,
          completed: friend.paid ? goal : stepsDone(friend),
          isRewarded: friend.paid,
        }))}
        more={
          next !== null && (
            <div>
              <Button
                onPress={() => setCount(next)}
                isPending={isPlaceholderData}
                messages={{ pending: formatMessage(m.loadingMore) }}
              >
                {formatMessage(m.showMore)}
              </Button>
            </div>
          )
        }
        messages={{
          rule: formatMessage(m.inviteRule, { points: pointsPerReferral }),
          share: formatMessage(m.share),
          title: formatMessage(m.shareTitle),
          link: formatMessage(m.inviteLink),
          copy: formatMessage(copyMessages.copy),
          copied: formatMessage(copyMessages.copied),
          copyFailed: formatMessage(copyMessages.copyFailed),
          newTab: formatMessage(commonMessages.newTab),
          friends: formatMessage(m.friends),
          nobody: formatMessage(m.nobody),
          progress: (completed, total) => formatMessage(m.progress, { count: completed, total }),
        }}
      />
    );
  };
  return (
    <Section ref={section} title={formatMessage(m.invite)}>
      <Panel padding={isError && !data ? 'm' : 'none'}>{content()}</Panel>
    </Section>
  );
}
