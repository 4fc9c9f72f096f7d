import type { AbuseCase } from './case.ts';

export const points: AbuseCase[] = [];
