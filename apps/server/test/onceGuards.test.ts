import { describe, expect, it } from 'vitest';
import { effects } from '../stress/once/effects.ts';
import { guards, misplaced } from '../stress/once/guards.ts';

// `npm run test:once` removes each guard by its source text, which a refactoring may change.
describe('the guards that npm run test:once removes', () => {
  it.each(Object.entries(guards))('can be found in the source: %s', (_effect, guard) => {
    expect(misplaced(guard)).toEqual([]);
  });

  it('are named by every effect', () => {
    expect(Object.keys(guards)).toEqual(Object.keys(effects));
  });

  it.each([
    ['missing', 'no such code'],
    ['ambiguous', 'now'],
  ])('are reported if their text is %s', (_problem, from) => {
    const guard = { name: 'guard', replacements: [{ file: 'points/bonus.ts', from, to: '' }] };
    expect(misplaced(guard)).toHaveLength(1);
  });
});
