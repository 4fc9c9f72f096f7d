import { scene } from './scene.ts';

/** Orca's keys that switch between its two modes: browsing the page, and operating its controls. */
const switchMode = 'Insert+a';

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

scene('table', async ({ open, press }) => {
  await open('/leaderboard');
  await press('t', 'alt+shift+Right', 'alt+shift+Down', 'alt+shift+Right', 'alt+shift+Down', 'alt+shift+Left');
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
  await tab.browser.execute(() => {
    window.fetch = () => Promise.reject(new TypeError('NetworkError'));
  });
  await press('ctrl+Return', 'F6', 'Tab', 'Tab', 'Return');
});
