import { fork } from 'node:child_process';
import { startPostgres } from '../../test/postgres.ts';
import { createSite } from '../databases.ts';
import { runCase } from './case.ts';
import { memoryOf } from '../processes.ts';
import { check, get, p99, times } from './measure.ts';
import { IDLE_CALLS, insertProjects, readList, uploadHostilePictures, checkPictures } from './pictures.ts';
import { longThread, readAll } from './thread.ts';
const parts = (process.env.PARTS ?? 'rsp');
if (process.argv[2] === 'load') {
  const [origin, project, token, secs] = [process.argv[3]!, Number(process.argv[4]), process.argv[5]!, 20];
  const server = { origin } as never;
  const end = performance.now() + secs * 1000;
  const over = () => performance.now() > end;
  let pages = 0, searches = 0;
  const loads: Promise<unknown>[] = [];
  if (parts.includes('r')) for (let i = 0; i < 20; i++) loads.push((async () => { while (!over()) await readAll(server, project, 50, () => { pages++; return over(); }); })());
  if (parts.includes('s')) for (let i = 0; i < 4; i++) loads.push((async () => { while (!over()) await get(server, `/projects?search=word${searches++}+x`); })());
  if (parts.includes('p')) loads.push((async () => { while (!over()) { const k = await uploadHostilePictures(server, token); await checkPictures(server, token, k); } })());
  await Promise.all(loads);
  console.log(`pages ${pages} searches ${searches} in ${secs}s`);
  process.exit(0);
} else {
  const postgres = await startPostgres();
  const template = await createSite(postgres.url);
  console.log(await runCase({ name: 'x', async run(site) {
    const { project, token } = await site.prepare(async (db) => { const { id, token } = await site.member(db, 'nova'); await insertProjects(db, id); return { project: await longThread(db, site, 4000), token }; });
    const server = await site.start(JSON.parse(process.env.SETTINGS ?? '{}'));
    const list = () => readList(server);
    await times(list, IDLE_CALLS);
    const idle = await times(list, IDLE_CALLS);
    const m0 = memoryOf(server.pid);
    const child = fork(new URL(import.meta.url).pathname, ['load', server.origin, String(project), token], { execArgv: process.execArgv, stdio: 'inherit' });
    let over = false; const done = new Promise<void>((r) => child.once('exit', () => { over = true; r(); }));
    const busy: number[] = []; let most = 0; let n = 0;
    while (!over) { busy.push(...await times(list, 1)); if (n++ % 20 === 0) most = Math.max(most, memoryOf(server.pid)); }
    await done;
    const s = busy.toSorted((a, b) => a - b); const si = idle.toSorted((a, b) => a - b);
    return `idle p50 ${si[150]!.toFixed(1)} p99 ${p99(idle).toFixed(1)}; busy n ${s.length} p50 ${s[s.length >> 1]!.toFixed(1)} p99 ${p99(busy).toFixed(1)} ratio ${(p99(busy) / p99(idle)).toFixed(1)} mem ${m0.toFixed(0)}→${most.toFixed(0)}`;
  } }, 'PostgreSQL', template));
  await template.remove(); await postgres.stop(); process.exit(0);
}
