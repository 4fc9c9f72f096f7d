import type { AbuseCase } from './case.ts';

export const pictures: AbuseCase[] = [];
