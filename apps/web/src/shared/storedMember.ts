import type { OwnUser } from '@pwr-community/api/schema';
import { isBoolean, isListOf, isNullOr, isNumber, isOneOf, isShape, isString, type Guard } from './shape.ts';
import { read, storageKeys, write } from './storage.ts';

/** Increment it when a field's meaning changes but its shape doesn't. */
const version = 1;

type Interest = OwnUser['interests'][number];

const interests: readonly Interest[] = [
  ...(['NFTs', 'DeFi', 'GameFi', 'Tokenomics', 'Researcher', 'Memes'] as const),
  ...(['Trading', 'Auditor', 'Developer', 'Governance', 'Designer', 'Community'] as const),
];

const isMoment: Guard<string> = (value): value is string => isString(value) && !Number.isNaN(Date.parse(value));

const isStored = isShape<OwnUser & { version: number }>({
  version: isOneOf([version]),
  id: isNumber,
  name: isString,
  username: isString,
  email: isNullOr(isString),
  pictureUrl: isNullOr(isString),
  role: isOneOf(['User', 'Admin', 'Super Admin']),
  is_admin: isBoolean,
  flag: isNullOr(isString),
  interests: isListOf(isOneOf(interests)),
  points: isNumber,
  unreadNotifications: isNumber,
  createdAt: isMoment,
  deletionDueAt: isNullOr(isMoment),
  silence: isNullOr(isShape({ until: isMoment, reason: isString })),
});

/** Reads the last signed-in member; null if none is stored or the shape is outdated. Removes invalid data. */
export function readMember(): OwnUser | null {
  try {
    const user: unknown = JSON.parse(read(storageKeys.user) ?? 'null');
    if (isStored(user)) return user;
  } catch {
    // The text isn't JSON.
  }
  write(storageKeys.user, null);
  return null;
}

export const writeMember = (user: OwnUser) => write(storageKeys.user, JSON.stringify({ ...user, version }));
