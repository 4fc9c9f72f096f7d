import { accounts, expect, openSignedIn, signIn, startSession, test } from './fixtures.ts';
import { call } from './quests.ts';

test.describe('the quiz', () => {
  test('asks a visitor to log in', async ({ page }) => {
    await page.goto('/pwr-quiz');
    await expect(page.getByRole('heading', { level: 1, name: 'Daily quiz' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
  });

  test('shows no placeholders after a loading failure', async ({ page }) => {
    await page.goto('/pwr-quiz');
    await page.route('**/pwrQuizzes/auth/user', (route) => route.fulfill({ status: 404 }));
    await signIn(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Error loading the quiz')).toBeVisible();
    await expect(main.getByRole('complementary')).toHaveCount(0);
    await page.unroute('**/pwrQuizzes/auth/user');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('complementary', { name: 'Your stats' })).toBeVisible();
  });

  test('is played by keyboard, left and resumed, and ends with the result', async ({ page }) => {
    await openSignedIn(page, '/pwr-quiz');
    await page.getByRole('button', { name: 'Start quiz' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct\.|Not quite\.)/)).toBeVisible();
    await page.getByRole('button', { name: 'Next question' }).press('Enter');
    await expect(page.getByText('Question 2 of 5')).toBeVisible();

    await page.getByRole('button', { name: 'Leave and resume later' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Resume quiz' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const number of [2, 3, 4, 5]) {
      await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: number < 5 ? 'Next question' : 'See the result' }).press('Enter');
    }
    await expect(page.getByRole('heading', { level: 1, name: /^\d of 5 correct$/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(5);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^\d of 5 correct$/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quiz leaderboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quiz leaderboard' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Demo Member' })).toBeVisible();
  });

  test('offers the next day’s quiz at midnight', async ({ page }) => {
    let today = 'finished';
    await startSession(page, accounts.newcomer);
    await call(page, 'POST', '/api/pwrQuizzes/auth/connect');
    await page.clock.install();
    await page.route('**/pwrQuizzes/auth/user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), today } });
    });
    const answered = { answer: 'a', correct: true, rightAnswer: 'a' };
    await page.route('**/pwrQuizzes/startQuiz', async (route) => {
      const response = await route.fetch();
      const run = (await response.json()) as { questions: object[] };
      const questions = run.questions.map((each) => (today === 'finished' ? { ...each, ...answered } : each));
      await route.fulfill({ response, json: { ...run, questions } });
    });
    await page.goto('/pwr-quiz');
    await expect(page.getByRole('heading', { level: 1, name: '0 of 5 correct' })).toBeVisible();
    today = 'open';
    const day = 24 * 3600;
    const toMidnight = day - (Math.floor(Date.now() / 1000) % day);
    await page.clock.fastForward((toMidnight + 35) * 1000);
    await page.getByRole('button', { name: 'Start quiz' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
  });

  test('goes on with the next day’s quiz if the day ends between two answers', async ({ page }) => {
    await openSignedIn(page, '/pwr-quiz', accounts.newcomer);
    await page.getByRole('button', { name: 'Start quiz' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    const problem = { type: 'about:blank', title: 'Not started', status: 409, code: 'quiz-not-started' };
    await page.route('**/submit-answer', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
    );
    await page.route('**/pwrQuizzes/startQuiz', async (route) => {
      const response = await route.fetch();
      const run = (await response.json()) as { questions: { questionId: number }[] };
      const questions = run.questions.map((each) => ({ ...each, questionId: each.questionId + 1000 }));
      await route.fulfill({ response, json: { ...run, title: 'The next day', questions } });
    });
    await page.getByRole('radio').first().press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The next day')).toBeVisible();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
  });

  test('sends an answer once if it waits for the connection while the member leaves and resumes', async ({ page }) => {
    const answers: unknown[] = [];
    page.on('request', (sent) => sent.url().endsWith('/submit-answer') && answers.push(sent.postDataJSON()));
    await openSignedIn(page, '/pwr-quiz', accounts.newcomer);
    await page.getByRole('button', { name: 'Start quiz' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    const answer = page.getByRole('button', { name: 'Answer' });
    await page.context().setOffline(true);
    await page.getByRole('radio').first().press('a');
    await page.keyboard.press('Enter');
    await expect(answer).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Leave and resume later' }).click();
    await page.getByRole('button', { name: 'Start quiz' }).click();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(answer).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
    expect(answers).toHaveLength(1);
  });
});
