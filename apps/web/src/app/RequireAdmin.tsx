import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { paths } from './paths.ts';
import type { Member } from './session.tsx';

/** Lets admins through to the routes within, and sends other members to the first page. Stands within RequireMember. */
export function RequireAdmin() {
  const member = useOutletContext<Member>();
  return member.is_admin ? <Outlet context={member} /> : <Navigate to={paths.home.getHref()} replace />;
}
