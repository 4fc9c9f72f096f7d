import type { ComponentType } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { LeadAway } from './LeadAway.tsx';
import type { Member } from '../shared/session.tsx';

/** Lets admins through to the routes within, and sends other members to the first page. Stands within RequireMember. */
export function RequireAdmin({ NotFound }: { NotFound: ComponentType }) {
  const member = useOutletContext<Member>();
  return member.is_admin ? <Outlet context={member} /> : <LeadAway NotFound={NotFound} />;
}
