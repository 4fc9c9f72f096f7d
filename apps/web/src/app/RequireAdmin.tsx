import type { ComponentType } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { LeadAway } from './LeadAway.tsx';
import type { Member } from '../shared/session.tsx';

/** Guards admin routes. Shows `LeadAway` to members who aren't admins. Place it inside `RequireMember`. */
export function RequireAdmin({ NotFound }: { NotFound: ComponentType }) {
  const member = useOutletContext<Member>();
  return member.is_admin ? <Outlet context={member} /> : <LeadAway NotFound={NotFound} />;
}
