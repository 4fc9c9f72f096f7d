// npm run bench -- [PART…]: prints each figure next to its bar; exits with 1 if a bar is missed or a part fails.
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { bytes } from './bytes.ts';
import { meets, printTable, type Figure } from './figures.ts';
import { firstPage } from './firstPage.ts';
import { flip } from './flip.ts';
import { inp } from './inp.ts';
import { lighthouse } from './lighthouse.ts';
import { listCpu } from './listCpu.ts';
import { quickView } from './quickView.ts';
import { projectsFile } from './site.ts';
import { render } from './render.ts';
import { review } from './review.ts';
import { routes } from './routes.ts';
import { start } from './start.ts';
import { watchSteal } from './steal.ts';
import { table } from './table.ts';
import { touch } from './touch.ts';
import { ui } from './ui.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  bytes,
  'list-cpu': listCpu,
  render,
  first: firstPage,
  touch,
  quickview: quickView,
  routes,
  inp,
  flip,
  start,
  lighthouse,
  ui,
  table,
  review,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !parts[name]);
if (unknown) {
  console.error(`There is no part “${unknown}”. Known: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
console.log(
  existsSync(projectsFile)
    ? `Projects: the demo’s, and those of ${projectsFile}`
    : `Projects: the demo’s 60 alone, since there is no ${projectsFile} (PROJECTS_DATA names another folder)`,
);

const figures: Figure[] = [];
let broken = false;
for (const [name, part] of Object.entries(parts)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(
    `\n${name} … (load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')})`,
  );
  const stolen = watchSteal();
  try {
    const measured = await part();
    for (const { details = [] } of measured) for (const line of details) console.log(`  ${line}`);
    console.log(`  the host took ${stolen().toFixed(1)} % of the CPU time`);
    printTable(measured);
    figures.push(...measured);
  } catch (error) {
    broken = true;
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const missed = figures.filter((figure) => !meets(figure));
console.log(`\n${figures.filter(({ bar }) => bar).length - missed.length} bars met, ${missed.length} missed`);
process.exit(missed.length || broken ? 1 : 0);
