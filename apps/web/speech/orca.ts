import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../browsers/processes.ts';

/** Orca's settings that differ from its defaults: our module receives all speech, and Orca makes no other output. */
const settings = {
  speechServerFactory: 'written_speech',
  speechFactoryModules: ['written_speech'],
  enableBraille: false,
  enableKeyEcho: false,
  enableSound: false,
  // Scenes press a key to start reading, after the page has loaded.
  sayAllOnLoad: false,
  // The summary counts visited links, so it would depend on earlier scenes.
  pageSummaryOnLoad: false,
};

const profile = { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} };

/** Starts Orca on a display, with its own session bus and home folder. */
export async function startOrca(display: string) {
  const home = await mkdtemp(join(tmpdir(), 'pwr-orca-'));
  const preferences = join(home, 'orca');
  await mkdir(preferences);
  await cp(join(import.meta.dirname, 'written_speech.py'), join(preferences, 'written_speech.py'));
  await writeFile(
    join(preferences, 'user-settings.conf'),
    JSON.stringify({ general: settings, profiles: { default: profile }, pronunciations: {}, keybindings: {} }),
  );
  const env: NodeJS.ProcessEnv = {
    DISPLAY: display,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
    GSETTINGS_BACKEND: 'memory',
    LC_ALL: 'C.UTF-8',
  };
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], env);
  env.DBUS_SESSION_BUS_ADDRESS = await bus.printed(/^(unix:\S+)/);
  const orca = start('orca', ['--user-prefs', preferences], env);
  await orca.printed(/^(SPEECH .*)/);

  let read = 0;
  return {
    /** The environment for programs that Orca should read. */
    env,
    /** Returns the phrases spoken since the last call. */
    takePhrases: () => {
      const lines = orca.lines.slice(read);
      read = orca.lines.length;
      return lines.flatMap((line) => {
        const json = /^SPEECH (.*)/.exec(line)?.[1];
        return json ? [JSON.parse(json) as string] : [];
      });
    },
    stop: async () => {
      // Orca sometimes hangs if it is asked to quit after Firefox has ended.
      await orca.stop('SIGKILL');
      await bus.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
