import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBulkDecision, type BulkOutcome } from '../src/features/admin/desk/useBulkDecision.ts';

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn() }));
vi.mock('../src/shared/toasts.tsx', () => ({ useToasts: () => toasts }));
beforeEach(() => void vi.clearAllMocks());

/** Renders the hook once. */
function renderDecision() {
  let decide!: ReturnType<typeof useBulkDecision>;
  const Desk = () => {
    decide = useBulkDecision();
    return null;
  };
  renderToString(createElement(IntlProvider, { locale: 'en', children: createElement(Desk) }));
  return decide;
}

const items = Array.from({ length: 150 }, (_, index) => index);

it('sends at most 100 items per request, and reports all decisions at once', async () => {
  const send = vi.fn((part: readonly number[]) => Promise.resolve<BulkOutcome>({ decided: part.length, skipped: [] }));
  await renderDecision()(items, send);
  expect(send.mock.calls.map(([part]) => part.length)).toEqual([100, 50]);
  expect(toasts.success.mock.calls).toEqual([['150 decisions made']]);
});

it('reports the decisions made before a request fails', async () => {
  const send = vi
    .fn<() => Promise<BulkOutcome>>()
    .mockResolvedValueOnce({ decided: 99, skipped: [{ name: 'Ada', code: 'appeal-decided' }] })
    .mockRejectedValueOnce(new Error('offline'));
  await expect(renderDecision()(items, send)).rejects.toThrow('offline');
  expect(toasts.success.mock.calls).toEqual([['99 decisions made']]);
  expect(toasts.info.mock.calls).toHaveLength(1);
  expect(toasts.info.mock.calls[0]![0]).toContain('Ada');
});
