import type { AllocationRules } from '@pwr-community/api/schema';
import { useIntl } from 'react-intl';
import { snapshotMessages as m } from './messages.ts';
import { toTokens } from './amounts.ts';

/** Returns a function that formats token amounts, such as “1,250.5 PWR”. */
export function useAmount(): (amount: string, rules: Pick<AllocationRules, 'symbol' | 'decimals'>) => string {
  const { formatMessage, locale } = useIntl();
  return (amount, { symbol, decimals }) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    // As text, because amounts have more digits than a number can hold.
    const tokens = toTokens(amount, decimals) as `${number}`;
    return formatMessage(m.amount, { amount: format.format(tokens), symbol });
  };
}
