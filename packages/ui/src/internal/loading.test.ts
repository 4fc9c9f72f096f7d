import { afterEach, expect, test, vi } from 'vitest';
import { lazyCode, setCodeLoader } from './loading.ts';

afterEach(() => setCodeLoader((load) => load()));

test('concurrent loads share one fetch, and the module is kept', async () => {
  const fetch = vi.fn(() => Promise.resolve('code'));
  const code = lazyCode(fetch);
  expect(code.current).toBeUndefined();
  await expect(Promise.all([code.prefetch(), code.load()])).resolves.toEqual(['code', 'code']);
  expect(code.current).toBe('code');
  await code.load();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failed load is forgotten', async () => {
  const fetch = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  const code = lazyCode(fetch);
  await expect(code.prefetch()).rejects.toThrow('offline');
  expect(code.current).toBeUndefined();
  await expect(code.load()).resolves.toBe('code');
});

test("only urgent loads use the site's code loader", async () => {
  const asked = vi.fn();
  setCodeLoader((load) => {
    asked();
    return load().catch(load);
  });
  const fails = () => Promise.reject(new Error('offline'));
  await expect(lazyCode(fails).prefetch()).rejects.toThrow('offline');
  expect(asked).not.toHaveBeenCalled();
  const fetch = vi.fn(() => Promise.resolve('code')).mockImplementationOnce(fails);
  await expect(lazyCode(fetch).load()).resolves.toBe('code');
  expect(asked).toHaveBeenCalledTimes(1);
});
