import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { useSelection } from '../src/features/admin/desk/useSelection.ts';

const report = vi.hoisted(() => vi.fn());
vi.mock('../src/shared/toasts.tsx', () => ({ useToasts: () => ({ error: report }) }));

type Page = { items: readonly string[]; pages: number };

/** Renders the hook once. Requested pages wait for their replies. */
function renderSelection() {
  const replies: { resolve: (page: Page) => void; reject: (error: Error) => void }[] = [];
  const readPage = () => new Promise<Page>((resolve, reject) => replies.push({ resolve, reject }));
  let selection!: ReturnType<typeof useSelection<string, string>>;
  const Desk = () => {
    selection = useSelection<string, string>({ items: [], idOf: (item) => item, scope: '', readPage });
    return null;
  };
  renderToString(createElement(IntlProvider, { locale: 'en', children: createElement(Desk) }));
  return { selection, replies };
}

it('selects the items of all pages', async () => {
  const { selection, replies } = renderSelection();
  selection.selectAll();
  const all = selection.selecting.current;
  replies[0]!.resolve({ items: ['a'], pages: 2 });
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  replies[1]!.resolve({ items: ['b'], pages: 2 });
  expect(await all).toEqual(['a', 'b']);
  expect(selection.selecting.current).toBeNull();
});

it('drops a selection that is cleared while it loads', async () => {
  const { selection, replies } = renderSelection();
  selection.selectAll();
  const all = selection.selecting.current;
  selection.clear();
  expect(selection.selecting.current).toBeNull();
  replies[0]!.resolve({ items: ['a'], pages: 2 });
  expect(await all).toBeUndefined();
  expect(replies).toHaveLength(1);
});

it('drops a selection that another one replaces, and its failure', async () => {
  const { selection, replies } = renderSelection();
  selection.selectAll();
  const before = selection.selecting.current;
  selection.selectAll();
  const all = selection.selecting.current;
  replies[0]!.reject(new Error('offline'));
  expect(await before).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
  expect(selection.selecting.current).toBe(all);
  replies[1]!.resolve({ items: ['a'], pages: 1 });
  expect(await all).toEqual(['a']);
});
