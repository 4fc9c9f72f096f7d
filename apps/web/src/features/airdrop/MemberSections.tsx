import { SectionGrid } from '@pwr-community/ui/Section';
import type { Member } from '../../shared/session.tsx';
import { Activity } from './Activity.tsx';
import { Invite } from './Invite.tsx';

/** The sections below a member's quests: referrals and activity. */
export function MemberSections({ member }: { member: Member }) {
  return (
    <SectionGrid>
      <Invite memberId={member.id} />
      <Activity member={member} />
    </SectionGrid>
  );
}
