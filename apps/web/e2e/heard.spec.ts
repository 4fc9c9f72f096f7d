import type { APIRequestContext, Page } from '@playwright/test';
import { accounts, expect, openSignedIn, sitePage, startSession, test } from './fixtures.ts';
import { expectHeard, expectNotHeard, recordSpeech } from './heard.ts';

/** Language of these journeys. In English, an untranslated announcement would go unnoticed. */
const language = 'es';
const words = {
  sort: 'Más votados',
  sorted: 'Orden: Más votados',
  add: 'Escribe un comentario',
  send: 'Publicar',
  posted: 'Comentario publicado',
  postFailed: 'No se pudo publicar el comentario',
  name: 'Nombre',
  required: 'Completa este campo',
  submitting: 'Postulando el proyecto',
  week: '7 días',
  board: /^7 días: \d+ miembros?$/,
  toDo: 'Por hacer',
  filtered: /^Por hacer: \d+ misi(ón|ones)$/,
  start: /^(Empezar|Continuar) trivia$/,
  next: /^(Siguiente pregunta|Ver el resultado)$/,
  result: /^\d de 5 correctas$/,
  keys: /^Atajos: J/,
  points: '300 puntos',
  reason: /^Motivo: ./,
  rejected: /^Rechazado: “.+”\. Motivo: ./,
  made: 'Decisión guardada',
  undone: 'Rechazo deshecho',
  loadingNotes: 'Cargando notas',
};

/** Submits a post for review as the demo member. */
async function submitPost(page: Page, request: APIRequestContext) {
  const token = await page.evaluate(() => localStorage.getItem('bearerToken') ?? '');
  const reply = await request.post('/backend/api/user/twitterSubmitEmbedURL', {
    data: { url: `https://x.com/demo/status/${Date.now()}${Math.floor(performance.now())}` },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status()).toBe(201);
}

test.describe('a screen reader hears', () => {
  test.beforeEach(async ({ page }) => {
    await recordSpeech(page);
    await page.addInitScript((value) => localStorage.setItem('i18nextLng', value), language);
  });

  test('the order of the projects, and the page has one status', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('radio', { name: words.sort }).check({ force: true });
    await expectHeard(page, words.sorted);
    await expect(page.getByRole('status')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('the period of the leaderboard', async ({ page }) => {
    await page.goto('/leaderboard');
    await page.getByRole('radio', { name: words.week }).click();
    await expectHeard(page, words.board);
  });

  test('a comment that was posted, and once that another one was not', async ({ page }) => {
    await startSession(page);
    await page.goto('/projects/7');
    const field = page.getByRole('textbox', { name: words.add });
    await field.fill(`Heard in ${language}`);
    await field.press('Control+Enter');
    await expectHeard(page, words.posted);
    await page.route('**/comment', (route) => route.abort('connectionreset'));
    await field.fill(`Lost in ${language}`);
    await field.press('Control+Enter');
    await expectHeard(page, words.postFailed);
  });

  test('what is missing in a form, and not that it is being submitted', async ({ page }) => {
    await startSession(page);
    await page.goto('/grant/apply');
    await page.getByRole('textbox', { name: words.name, exact: true }).press('Enter');
    await expectHeard(page, words.required);
    await expectNotHeard(page, words.submitting);
  });

  test('the filter of the quests', async ({ page }) => {
    await startSession(page);
    await page.goto('/');
    await page.getByRole('radio', { name: words.toDo }).click();
    await expectHeard(page, words.filtered);
  });

  test('the result of the quiz: its heading has the focus', async ({ page }) => {
    await startSession(page, accounts.newcomer);
    await page.goto('/pwr-quiz');
    await page.getByRole('button', { name: words.start }).click();
    for (let question = 0; question < 5; question += 1) {
      await expect(page.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words.next }).press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1, name: words.result })).toBeFocused();
  });

  test('at the review desk the keys, the points, the reason and the decision, once', async ({
    page,
    browser,
    request,
  }) => {
    const member = sitePage(await browser.newPage());
    await startSession(member);
    await submitPost(member, request);
    await member.close();
    await startSession(page, accounts.admin);
    await page.goto('/admin?search=demo-member');
    await expectHeard(page, words.keys);
    await expect(page.locator('[data-part=queue] [aria-current]')).toBeFocused();
    await page.keyboard.press('+');
    await expectHeard(page, words.points);
    await page.keyboard.press('3');
    await expectHeard(page, words.reason);
    await page.keyboard.press('r');
    await expectHeard(page, words.rejected);
    await expect(page.getByText(words.made)).toBeVisible();
    await page.keyboard.press('u');
    await expectHeard(page, words.undone);
    await expectNotHeard(page, words.made);
    // Loading a submission's notes isn't announced, because that would follow every submission's own announcement.
    await expectNotHeard(page, words.loadingNotes);
  });
});

test('a focused element is never under the bar, even if the browser scrolls it there', async ({ page }) => {
  await page.goto('/faq');
  const link = page.getByRole('main').getByRole('button').last();
  await link.focus();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Tab');
  // Scrolls as WebKit does: after the focus event, and only to the edge of the window.
  await link.evaluate((element) => {
    element.focus({ preventScroll: true });
    scrollTo(0, scrollY + element.getBoundingClientRect().top);
  });
  const bar = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => (await link.boundingBox())!.y).toBeGreaterThanOrEqual(bar.height - 1);
});

test('no bar covers the focused element at the review desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/admin', accounts.admin);
  // Opens any post or video, because other journeys decide the first submissions.
  await page
    .getByRole('button', { name: /^(?:Post|Video) on / })
    .first()
    .click();
  const item = page.locator('[data-component=ReviewItem]');
  await expect(item.getByRole('link', { name: /^Open on / }).first()).toBeVisible();
  for (const one of await item.locator('a, button:enabled').filter({ visible: true }).all()) {
    // Starts at the top, so that focusing scrolls down. Scrolling up never leaves an element under the bar.
    await item.evaluate((element) => element.closest('[data-part=item]')?.scrollTo(0, 0));
    await one.focus();
    const isSeen = await one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const edges = [y + 2, y + height - 2].map((at) => document.elementFromPoint(x + width / 2, at));
      return edges.every((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
    });
    expect.soft(isSeen, `${await one.innerText()} is in sight`).toBe(true);
  }
});

test('a modal moves the focus to a named dialog', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log In' })).toBeFocused();
});

test('a printed page has no bars, and shows the addresses of links', async ({ page }) => {
  await page.goto('/projects/24');
  const website = page.getByRole('main').getByRole('link', { name: /^Website/ });
  await expect(website).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const shown = await website.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(shown).toContain('https://ostrakon.example');
  const ink = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ink).toBe('rgb(255, 255, 255)');
});

test('printed questions show their answers, and no controls', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('[data-component=Accordion] [data-part=panel]');
  await expect(answers).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())!.height).toBeGreaterThan(20);
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Contact the team' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('a printed page is readable without backgrounds', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/leaderboard');
  const first = page.locator('[data-component=Podium]').getByText('Nova Lindqvist');
  await expect(first).toBeVisible();
  expect(await first.evaluate((name) => getComputedStyle(name).color)).toBe('rgb(0, 0, 0)');
});
