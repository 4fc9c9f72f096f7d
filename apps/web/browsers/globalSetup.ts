import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

/** Starts the site that all checks share. */
export default async function setup(project: TestProject) {
  const { origin, stop } = await startSite();
  project.provide('origin', origin);
  return stop;
}
