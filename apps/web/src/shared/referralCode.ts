import { read, storageKeys } from './storage.ts';

/** Returns the referral code that this visitor came with. Invalid text counts as none. */
export function readReferralCode(): string | undefined {
  const code = read(storageKeys.referralCode);
  return code !== null && /^[\w-]{1,64}$/.test(code) ? code : undefined;
}
