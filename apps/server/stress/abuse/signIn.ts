import type { AbuseCase } from './case.ts';

export const signIn: AbuseCase[] = [];
