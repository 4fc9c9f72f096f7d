import { expect, test, vi } from 'vitest';
import { saveEach } from '../src/features/admin/review/saveEach.ts';

test('saves one item after another, and reports which ones failed', async () => {
  const save = vi.fn((item: string) =>
    item.startsWith('no') ? Promise.reject(new Error(`refused ${item}`)) : Promise.resolve(),
  );
  expect(await saveEach(['a', 'no 1', 'b', 'no 2'], save)).toEqual({
    saved: ['a', 'b'],
    failed: ['no 1', 'no 2'],
    error: new Error('refused no 1'),
  });
  expect(save.mock.calls).toEqual([['a'], ['no 1'], ['b'], ['no 2']]);
});
