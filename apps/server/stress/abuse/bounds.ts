import type { AbuseCase } from './case.ts';

export const bounds: AbuseCase[] = [];
