import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSnapshot } from '../../server/test/snapshotSite.ts';
import { expectAccessible } from './admins.ts';
import { accounts, expect, openSignedIn, otherReader, startSession, test as base } from './fixtures.ts';
import { startServer } from './startServer.ts';
import { call } from './quests.ts';

const test = base.extend({
  origin: [
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'e2e-snapshots-'));
      cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true });
      await prepareSnapshot(dataDir);
      const { origin, stop } = await startServer({ E2E_DATA_DIR: dataDir });
      await provide(origin);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 100_000 },
  ],
});

// Keeps this file's tests in one worker, because each worker would start its own server.
test.describe.configure({ mode: 'default' });

test('a super admin previews rules, freezes the points and downloads them, and anyone checks a wallet', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/snapshots', accounts.admin);
  const form = page.getByRole('form', { name: 'New snapshot' });
  const preview = form.getByRole('button', { name: 'Preview' });
  const freeze = form.getByRole('button', { name: 'Freeze' });
  await expect(freeze).toBeDisabled();

  await preview.click();
  await expect(form.getByText('Enter an amount above zero, with at most 9 decimal places')).toBeVisible();
  await form.getByLabel('Total').fill('1000000');
  await form.getByLabel('Maximum per member').fill('2000000');
  await preview.click();
  await expect(form.getByText(/These rules contradict each other/)).toBeVisible();
  await form.getByLabel('Maximum per member').fill('');
  await form.getByLabel('Excluded members').fill('someone');
  await preview.click();
  await expect(form.getByText('Line 1 needs a member ID, a space, and a reason')).toBeVisible();
  await form.getByLabel('Excluded members').fill('');
  await preview.click();
  await expect(page.getByRole('table', { name: 'Totals' }).getByText('1,000,000 PWR')).toBeVisible();
  await expect(page.getByRole('figure', { name: /Recipients by amount/ })).toBeVisible();

  await freeze.click();
  const dialog = page.getByRole('alertdialog', { name: 'Freeze everyone’s points with these rules?' });
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByText('Snapshot confirmed')).toBeVisible();
  const made = page.getByRole('list', { name: 'Snapshots' }).getByRole('listitem');
  await expect(made).toHaveText(/Snapshot 1.*1,000,000 PWR.*0x[0-9a-f]{64}/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download snapshot 1 as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('snapshot-1.csv');
  const [, row] = readFileSync(await download.path(), 'utf8')
    .split('\r\n')
    .filter((line) => /,0x.*,,[1-9]/.test(line));
  const wallet = row!.split(',')[1]!;

  await page.getByRole('link', { name: 'Show members of snapshot 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members of snapshot 1' })).toBeVisible();
  const members = page.getByRole('list', { name: 'Members of snapshot 1' }).getByRole('listitem');
  await expect(members.filter({ hasText: wallet })).toHaveText(
    /^.+[\d,.]+ PWREntry [\d,]+, [\d,]+ points?0x[0-9a-f]{40}$/,
  );
  await expectAccessible(page, '/admin/snapshots/members?snapshot=1', () => expect(members.first()).toBeVisible());

  const visitor = await otherReader(page, { baseURL: new URL(page.url()).origin });
  await visitor.goto('/airdrop/snapshot');
  await expect(visitor.getByRole('heading', { name: 'Snapshot 1' })).toBeVisible();
  const airdrops = visitor.getByRole('banner').getByRole('link', { name: 'Airdrops' });
  await expect(airdrops).toHaveAttribute('aria-current', 'page');
  const check = visitor.getByRole('form', { name: 'Check a wallet' });
  await visitor.getByLabel('Wallet address').fill('0x12');
  await visitor.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByText(/This isn’t a wallet address/)).toBeVisible();
  await visitor.getByLabel('Wallet address').fill(`0x${'a'.repeat(40)}`);
  await visitor.getByLabel('Wallet address').press('Enter');
  await expect(check.getByText('This wallet gets nothing from this snapshot')).toBeVisible();
  await visitor.getByLabel('Wallet address').fill(wallet);
  await visitor.getByLabel('Wallet address').press('Enter');
  await expect(check.getByText(/^This wallet gets [\d,.]+ PWR\.$/)).toBeVisible();

  await openSignedIn(visitor, '/faq', accounts.member);
  await visitor
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await visitor.getByRole('link', { name: /Points were frozen for the airdrop.*See what you get/ }).click();
  await expect(visitor).toHaveURL('/airdrop/snapshot');
  const { allocations } = (await call(visitor, 'GET', '/api/user/allocations')) as {
    allocations: { amount: string }[];
  };
  expect(allocations).toHaveLength(1);
  const own = visitor.getByRole('region', { name: 'Your allocation' });
  await expect(own.getByText(/^You get [\d,.]+ PWR\.$/)).toBeVisible();
  await expect(own.getByRole('heading')).toHaveText(['Your allocation', 'Snapshot 1', 'Proof']);
  await expect(own.getByRole('heading', { level: 3, name: 'Snapshot 1' })).toBeVisible();
  await expect(own.getByRole('heading', { level: 4, name: 'Proof' })).toBeVisible();
  await own.getByRole('button', { name: 'Proof' }).click();
  await expect(own.getByRole('listitem').first()).toHaveText(/^0x[0-9a-f]{64}$/);
});

test('the pages of snapshots are accessible, wide and narrow', async ({ page }) => {
  await startSession(page, accounts.admin);
  await expectAccessible(page, '/admin/snapshots', () =>
    expect(page.getByRole('form', { name: 'New snapshot' })).toBeVisible(),
  );
  await expectAccessible(page, '/airdrop/snapshot', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Airdrop snapshot' })).toBeVisible(),
  );
  await expectAccessible(page, '/admin/snapshots/members?snapshot=99', () =>
    expect(page.getByText('This snapshot doesn’t exist')).toBeVisible(),
  );
});
