import type { AbuseCase } from './case.ts';

export const page: AbuseCase[] = [];
