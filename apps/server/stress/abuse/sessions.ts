import type { AbuseCase } from './case.ts';

export const sessions: AbuseCase[] = [];
