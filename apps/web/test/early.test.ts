import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { early } from '../src/app/early.ts';

test('the first paint ends the observation of paints', () => {
  const disconnect = vi.fn();
  let paint = () => {};
  class PerformanceObserver {
    constructor(onPaint: (list: object, observer: object) => void) {
      paint = () => onPaint({}, { disconnect });
    }
    observe() {}
  }
  const requestIdleCallback = vi.fn();
  const browser = {
    PerformanceObserver,
    requestIdleCallback,
    AbortController,
    URLSearchParams,
    addEventListener() {},
    location: { pathname: '/', search: '' },
    localStorage: { getItem: () => null, setItem() {} },
  };
  runInContext(early, createContext(Object.assign(browser, { window: browser })));
  expect(disconnect).not.toHaveBeenCalled();
  paint();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(requestIdleCallback).toHaveBeenCalledOnce();
});
