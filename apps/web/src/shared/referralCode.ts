import { read, storageKeys } from './storage.ts';

/** The code of the invitation that brought this visitor. Text that no code can be counts as none. */
export function readReferralCode(): string | undefined {
  const code = read(storageKeys.referralCode);
  return code !== null && /^[\w-]{1,64}$/.test(code) ? code : undefined;
}
