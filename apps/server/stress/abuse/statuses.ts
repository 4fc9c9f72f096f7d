import type { AbuseCase } from './case.ts';

export const statuses: AbuseCase[] = [];
