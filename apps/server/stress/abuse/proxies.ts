import type { AbuseCase } from './case.ts';

export const proxies: AbuseCase[] = [];
