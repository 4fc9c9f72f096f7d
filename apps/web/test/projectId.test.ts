import { expect, it } from 'vitest';
import { parseProjectId } from '../src/features/projects/projectId.ts';

it('takes an id from an address only where a project could have it', () => {
  expect(parseProjectId('42')).toBe(42);
  for (const text of [undefined, '', '0', '-1', '1.5', '01', 'abc', '1e3', ' 1', '99999999999999999']) expect(parseProjectId(text)).toBeNull();
});
