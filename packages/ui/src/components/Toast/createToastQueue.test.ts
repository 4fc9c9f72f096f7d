import { expect, test } from 'vitest';
import { createToastQueue } from './createToastQueue.ts';

test('success and info toasts close after five seconds; errors stay until closed', () => {
  const queue = createToastQueue();
  const keys = [queue.success('Saved'), queue.info('You have admin privileges'), queue.error('Error saving')];
  const timeouts = keys.map((key) => queue.visibleToasts.find((toast) => toast.key === key)!.timeout);
  expect(timeouts).toEqual([5000, 5000, undefined]);
});
