import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { findLocale, I18nProvider } from '../src/index.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('reports a missing message once in production, and shows its id', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const words = () => createElement(FormattedMessage, { id: 'nowhere.title' });
  const render = () =>
    renderToStaticMarkup(createElement(I18nProvider, { locale: findLocale('ru'), messages: {}, children: words() }));
  expect([render(), render()]).toEqual(['nowhere.title', 'nowhere.title']);
  expect(report.mock.calls.flat()).toEqual([
    expect.objectContaining({ message: expect.stringContaining('nowhere.title') as unknown }),
  ]);
});
