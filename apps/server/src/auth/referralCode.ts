/** Every code that a member can have. */
const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Removes a `referral_code` that no member can have from the query or body of a sign-in. Invitation links get damaged on
 * the way: a full stop, an emoji or a second copy of the code must not lock the invited person out.
 */
export function dropInvalidReferralCode(input: unknown): void {
  if (typeof input !== 'object' || input === null || !('referral_code' in input)) return;
  if (typeof input.referral_code !== 'string' || !SHAPE.test(input.referral_code)) delete input.referral_code;
}
