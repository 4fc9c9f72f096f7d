import { join } from 'node:path';
import { workspaceRoot } from '../src/paths.ts';

/** The example of another community. */
export const harbor = join(workspaceRoot, 'deploy/examples/harbor/site.yaml');
