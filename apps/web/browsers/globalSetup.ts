import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

/** Starts one site for all checks. */
export default async function setup(project: TestProject) {
  const { origin, stop } = await startSite();
  project.provide('origin', origin);
  return stop;
}
