import type { AllocationRules, MemberExclusion } from '@pwr-community/api/schema';
import { toAmount } from '../../../shared/snapshots/amounts.ts';

/** The form's fields, as typed. */
export interface RuleValues {
  symbol: string;
  decimals: number;
  total: string;
  method: AllocationRules['method'];
  amountPerPoint: string;
  cap: string;
  minimumPoints: number;
  excludesAdmins: boolean;
  remainder: AllocationRules['remainder'];
  exclusions: string;
}

/** The invalid fields. For the exclusions, the number of the first invalid line, starting at 1. */
export interface Mistakes {
  symbol?: true;
  total?: true;
  amountPerPoint?: true;
  cap?: true;
  exclusions?: number;
}

/** Parses the fields. The rules and exclusions are valid only if `mistakes` is empty. */
export function readRules(values: RuleValues): {
  rules: AllocationRules;
  exclusions: MemberExclusion[];
  mistakes: Mistakes;
} {
  const { symbol, decimals, method, minimumPoints, excludesAdmins, remainder } = values;
  const total = toAmount(values.total, decimals);
  const perPoint = method === 'per-point' ? toAmount(values.amountPerPoint, decimals) : null;
  const cap = values.cap.trim() === '' ? null : toAmount(values.cap, decimals);
  const { exclusions, wrong } = readExclusions(values.exclusions);
  return {
    rules: {
      symbol: symbol.trim(),
      decimals,
      total: total ?? '',
      method,
      amountPerPoint: perPoint ?? null,
      cap: cap ?? null,
      minimumPoints,
      excludesAdmins,
      remainder,
    },
    exclusions,
    mistakes: {
      ...(!/^[A-Za-z0-9.$]{1,12}$/.test(symbol.trim()) && { symbol: true }),
      ...(total === undefined && { total: true }),
      ...(perPoint === undefined && { amountPerPoint: true }),
      ...(cap === undefined && { cap: true }),
      ...(wrong !== undefined && { exclusions: wrong }),
    },
  };
}

function readExclusions(text: string): { exclusions: MemberExclusion[]; wrong: number | undefined } {
  const exclusions: MemberExclusion[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const match = /^\s*([1-9]\d{0,14})\s+(\S.{0,199})$/.exec(line.trimEnd());
    if (!match) return { exclusions, wrong: index + 1 };
    exclusions.push({ userId: Number(match[1]), reason: match[2]! });
  }
  return { exclusions, wrong: undefined };
}
