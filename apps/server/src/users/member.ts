/** The signed-in member, read from the database for each call. */
export interface Member {
  id: number;
  name: string;
  pictureUrl: string | null;
  email: string | null;
  role: 'User' | 'Admin' | 'Super Admin';
  flag: string | null;
  /** End of a silence, which may be past; null if there was none. */
  silencedUntil: Date | null;
}

/** Both roles above a plain user count as admin. */
export const isAdmin = (member: Pick<Member, 'role'>) => member.role === 'Admin' || member.role === 'Super Admin';
