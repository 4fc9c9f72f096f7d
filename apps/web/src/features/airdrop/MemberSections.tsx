import { SectionGrid } from '@pwr-community/ui/Section';
import type { Member } from '../../shared/session.tsx';
import { Activity } from './Activity.tsx';
import { Invite } from './Invite.tsx';

/** Below the quests of a member: their friends, and what they did. */
export function MemberSections({ member }: { member: Member }) {
  return (
    <SectionGrid>
      <Invite memberId={member.id} />
      <Activity member={member} />
    </SectionGrid>
  );
}
