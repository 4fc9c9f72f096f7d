import { escapeMarkup } from '../../contract/escapeMarkup.ts';
import { createHash } from 'node:crypto';
import type { DemoAccount } from './accounts.ts';
import type { Language } from '../../contract/language.ts';
import { messagesOf } from './messages.ts';

/** The colors, sizes and radii of the site's design, in both color schemes. */
const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: #f3f6f8; --surface: #ffffff; --hover: #eef2f5; --line: #d9e0e5; --line-2: #c2ccd3;
  --ink: #10181f; --ink-2: #3d4a54; --ink-3: #596772; --accent: #0057ff; --tint: #e8f0ff; --accent-ink: #0049d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0c1216; --surface: #131b21; --hover: #24323c; --line: #25323b; --line-2: #364651;
    --ink: #eef3f6; --ink-2: #bccad3; --ink-3: #8fa0ab; --accent: #66a1ff; --tint: #13223d; --accent-ink: #8ab7ff;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-block-size: 100dvh; padding: 40px 16px; background: var(--canvas); color: var(--ink-2);
  font: 400 14px/20px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
main { inline-size: 100%; max-inline-size: 448px; margin-inline: auto; }
.demo { color: var(--accent-ink); font-size: 13px; line-height: 18px; font-weight: 500; margin-block-end: 8px; }
h1 { color: var(--ink); font-size: 28px; line-height: 34px; font-weight: 600; text-wrap: balance; }
h1:not(:lang(zh)) { letter-spacing: -0.022em; }
.explanation { margin-block: 8px 24px; text-wrap: pretty; }
ul {
  list-style: none; padding: 0; overflow: hidden;
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
}
li + li { border-block-start: 1px solid var(--line); }
button {
  font: inherit; color: inherit; cursor: pointer; text-align: start; background: none; border: 0;
  transition: background-color 120ms cubic-bezier(.2, 0, 0, 1);
}
button:hover { background: var(--hover); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: 8px; }
.account {
  display: flex; flex-wrap: wrap; align-items: center; column-gap: 12px;
  inline-size: 100%; min-block-size: 56px; padding: 8px 16px;
}
.name { flex: 1 1 auto; min-inline-size: 0; overflow-wrap: anywhere; }
.name b { display: block; color: var(--ink); font-weight: 600; }
.name span { display: block; color: var(--ink-3); font-size: 13px; line-height: 18px; }
.badge {
  padding: 2px 8px; border-radius: 4px; background: var(--tint); color: var(--accent-ink);
  font-size: 12px; line-height: 16px; font-weight: 500;
}
.mail { padding: 16px; overflow-wrap: anywhere; }
.mail p { margin-block-start: 8px; }
a { color: var(--accent-ink); }
.cancel {
  min-block-size: 44px; margin-block-start: 16px; padding: 8px 16px;
  background: var(--surface); border: 1px solid var(--line-2); border-radius: 6px; color: var(--ink); font-weight: 500;
}
.cancel:focus-visible { outline-offset: 2px; border-radius: 6px; }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Returns the headers of the demo's pages.
 * @param origins origins that submitting the form may redirect to: browsers check the whole redirect chain against this
 * list
 */
export const pageHeaders = (origins: string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  // No opener policy, as on a real provider's page, so that the window that opened the page can tell when it closes.
  'referrer-policy': 'no-referrer',
  vary: 'accept-language',
  'x-content-type-options': 'nosniff',
});

/** Renders the page on which a visitor chooses a demo account. Its form posts `account` or `cancel` to the same URL. */
export function accountsPage(language: Language, accounts: DemoAccount[]): string {
  const m = messagesOf(language);
  const rows = accounts.map(({ subject, name, username, isAdmin }) =>
    row(subject, name, `@${username}`, isAdmin ? m.admin : undefined),
  );
  return page(
    language,
    m.heading,
    `<p class="explanation">${escapeMarkup(m.explanation)}</p>
    <form method="post">
      <ul>${[...rows, row('', m.newMember, m.newMemberHint)].join('')}</ul>
      <button class="cancel" name="cancel" value="1">${escapeMarkup(m.cancel)}</button>
    </form>`,
  );
}

/** Renders the page for a sign-in that has expired or was started in another browser. */
export function expiredPage(language: Language): string {
  const m = messagesOf(language);
  return page(language, m.expired, `<p class="explanation">${escapeMarkup(m.expiredHint)}</p>`);
}

const row = (subject: string, name: string, hint: string, badge?: string) => `
        <li><button class="account" name="account" value="${escapeMarkup(subject)}">
          <span class="name"><b><bdi>${escapeMarkup(name)}</bdi></b><span>${escapeMarkup(hint)}</span></span>
          ${badge ? `<span class="badge">${escapeMarkup(badge)}</span>` : ''}
        </button></li>`;

const page = (language: Language, heading: string, content: string) =>
  demoPage(language, messagesOf(language).title, heading, content);

/** Renders a page of the demo. `content` is HTML whose text is already escaped. */
export const demoPage = (language: Language, title: string, heading: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeMarkup(title)}</title>
  <style>${STYLE}</style>
</head>
<body>
  <main>
    <p class="demo">${escapeMarkup(title)}</p>
    <h1>${escapeMarkup(heading)}</h1>
    ${content}
  </main>
</body>
</html>
`;
