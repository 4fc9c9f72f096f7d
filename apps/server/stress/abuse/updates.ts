import type { AbuseCase } from './case.ts';

export const updates: AbuseCase[] = [];
