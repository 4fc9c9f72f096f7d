/** Converts an amount in smallest units to a decimal number of tokens. */
export function toTokens(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Converts a decimal number of tokens to smallest units; undefined if it is invalid or zero. */
export function toAmount(tokens: string, decimals: number): string | undefined {
  const match = /^(\d{1,78})(?:\.(\d{1,18}))?$/.exec(tokens.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const amount = (whole + fraction.padEnd(decimals, '0')).replace(/^0+/, '');
  return amount === '' || amount.length > 78 ? undefined : amount;
}
