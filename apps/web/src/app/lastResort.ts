import type { MessageDescriptor } from 'react-intl';
import { layoutMessages as m } from '../shared/messages.ts';
import { paths } from '../shared/paths.ts';
import { catalogue } from '../shared/settings.tsx';

/** The text of a message without placeholders. */
function textOf({ id = '' }: MessageDescriptor): string {
  const [first] = catalogue.getWords().messages[id] ?? [];
  return first && 'value' in first ? first.value : id;
}

/** Replaces a page whose error screen failed as well. It uses no component, because any of them may be what failed. */
export function showLastResort(error: unknown) {
  const title = document.createElement('h1');
  title.textContent = textOf(m.errorTitle);
  const reload = document.createElement('button');
  reload.textContent = textOf(m.reload);
  reload.onclick = () => location.reload();
  const home = document.createElement('a');
  home.textContent = textOf(m.toProjects);
  home.href = paths.projects.getHref();
  const screen = document.createElement('div');
  screen.className = 'boot boot-page';
  screen.role = 'alert';
  screen.append(title, reload, home);
  // React is about to empty its root.
  document.getElementById('root')!.replaceWith(screen);
  reportError(error);
}
