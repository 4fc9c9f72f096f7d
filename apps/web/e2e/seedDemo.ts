// Fills the folder whose copies the journeys' servers start with.
import { rmSync } from 'node:fs';
import { writeDemo } from '../../server/test/demoData.ts';

const folder = process.env.E2E_DEMO_DIR!;
rmSync(folder, { recursive: true, force: true });
await writeDemo(folder);
