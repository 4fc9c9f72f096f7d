import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

/** The site file of the example community. */
export const harbor = join(workspaceRoot, 'deploy/examples/harbor/site.yaml');
