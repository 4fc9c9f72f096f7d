/** Matches every possible referral code. */
const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Removes a malformed `referral_code` from the query or body of a sign-in. Invitation links get damaged in transit: a
 * period, an emoji or a second copy of the code must not keep the invited person from signing in.
 */
export function dropInvalidReferralCode(input: unknown): void {
  if (typeof input !== 'object' || input === null || !('referral_code' in input)) return;
  if (typeof input.referral_code !== 'string' || !SHAPE.test(input.referral_code)) delete input.referral_code;
}
