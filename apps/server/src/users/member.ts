/** The signed-in member, read from the database for each call. */
export interface Member {
  id: number;
  name: string;
  pictureUrl: string | null;
  email: string | null;
  role: 'User' | 'Admin' | 'Super Admin';
  flag: string | null;
  /** End of the latest silence, which may be in the past; null if there is none. */
  silencedUntil: Date | null;
}

/** True for admins and super admins. */
export const isAdmin = (member: Pick<Member, 'role'>) => member.role === 'Admin' || member.role === 'Super Admin';
