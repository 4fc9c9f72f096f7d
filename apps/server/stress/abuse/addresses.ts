import type { AbuseCase } from './case.ts';

export const addresses: AbuseCase[] = [];
