import { layoutMessages as m } from '../shared/messages.ts';
import { catalogue, plainText } from '../shared/settings.tsx';
import { pageSite } from '../shared/site.ts';
import { wayOut } from '../shared/wayOut.ts';

/** Replaces a page whose error screen failed as well. It uses no component, because any of them may have failed. */
export function showLastResort(error: unknown) {
  const title = document.createElement('h1');
  title.textContent = plainText(catalogue, m.errorTitle);
  const reload = document.createElement('button');
  reload.textContent = plainText(catalogue, m.reload);
  reload.onclick = () => location.reload();
  const home = document.createElement('a');
  const { href, label } = wayOut(pageSite!);
  home.textContent = plainText(catalogue, label);
  home.href = href;
  const screen = document.createElement('div');
  screen.className = 'last-resort';
  screen.role = 'alert';
  screen.append(title, reload, home);
  // React is about to clear its root, so the screen replaces the root itself.
  document.getElementById('root')!.replaceWith(screen);
  reportError(error);
}
