import { switchMode } from './reader.ts';
import { scene } from './scene.ts';

/** Pressing the key twice makes Orca stay in focus mode, for pages with keyboard shortcuts. */
const stayInFocusMode = `${switchMode} ${switchMode}`;

scene('landing', async ({ open, press }) => {
  await open('/');
  await press('Down', 'm', 'm', 'm', 'h', 'h', 'h', 'l', 'b', 'Tab', 'h');
});

scene('search', async ({ open, press, type }) => {
  await open('/projects');
  await press('e', switchMode);
  await type('Harbour');
  await press('Return', switchMode, 'h', 'h', 'Down');
});

// Reads the first rows only, because the members in lower rows depend on the current date.
scene('table', async ({ open, press }) => {
  await open('/leaderboard');
  await press('t', 'alt+shift+Right', 'alt+shift+Down', 'alt+shift+Right', 'alt+shift+Left', 'alt+shift+Up');
});

scene('comment', async ({ open, press, type }) => {
  await open('/projects/7', 'demo-member');
  await press('e', switchMode);
  await type('Read aloud');
  await press('Tab', 'Tab', 'shift+Tab', 'shift+Tab', 'ctrl+Return', switchMode, 'Down');
});

scene('toast', async ({ tab, open, press, type }) => {
  await open('/projects/8', 'demo-member');
  await press('e', switchMode);
  await type('Lost');
  // Fails only the comment's POST request. If all requests failed, the site would report an unreachable server.
  await tab.browser.execute(() => {
    const send = window.fetch;
    window.fetch = (call, options) =>
      (call instanceof Request ? call : options)?.method === 'POST'
        ? Promise.reject(new TypeError('NetworkError'))
        : send(call, options);
  });
  await press('ctrl+Return', 'F6', 'Tab', 'Tab', 'Return');
});

scene('quick view', async ({ open, press, forget }) => {
  await open('/projects');
  await press('h', 'h', 'h', 'Return', 'Escape');
  forget();
  await press('Return', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Escape', 'Tab');
});

scene('tabs', async ({ open, press }) => {
  await open('/projects?project=3');
  await press('shift+Tab', 'shift+Tab', 'Right', 'Left', 'End', 'Tab');
});

scene('dialog', async ({ open, press, forget }) => {
  await open('/');
  await press('b', 'b', 'b', 'Return', 'Escape');
  forget();
  await press('Return', 'Tab', 'Tab', 'Tab', 'Tab', 'shift+Tab', 'Escape');
});

scene('form errors', async ({ open, press, type }) => {
  await open('/grant/apply', 'demo-member');
  await press('e', switchMode, 'Return');
  await type('Harbour');
  await press('Tab', 'shift+Tab', 'Return');
});

scene('quiz', async ({ open, press }) => {
  await open('/pwr-quiz', 'demo-member');
  await press('h', 'b', stayInFocusMode, 'Return', 'Down', 'Return', 'Return', 'space', 'Return', 'Tab', 'Tab');
});

scene('desk', async ({ open, press }) => {
  await open('/admin', 'demo-admin');
  await press('h', 'h', stayInFocusMode, 'j', 'plus', 'a', 'r', '3', 'r', 'u', 'k');
});
