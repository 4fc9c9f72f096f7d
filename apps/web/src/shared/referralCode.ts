import { read, storageKeys } from './storage.ts';

/** Reads the referral code that brought this visitor. Invalid text counts as none. */
export function readReferralCode(): string | undefined {
  const code = read(storageKeys.referralCode);
  return code !== null && /^[\w-]{1,64}$/.test(code) ? code : undefined;
}
