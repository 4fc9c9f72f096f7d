import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../src/shared/form/mergeEdits.ts';

const base = { title: 'Follow us', points: 100, tags: ['defi'], logo: { src: '/a.png' } };

describe('mergeEdits', () => {
  it('takes the other person’s changes', () => {
    expect(mergeEdits(base, { ...base, title: 'Mine' }, { ...base, points: 200, tags: ['defi', 'dex'] })).toEqual({
      taken: ['points', 'tags'],
      overlaps: [],
    });
  });

  it('names the fields that both changed to different values, and only those', () => {
    expect(
      mergeEdits(base, { ...base, title: 'Mine', points: 200 }, { ...base, title: 'Theirs', points: 200 }),
    ).toEqual({ taken: [], overlaps: [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }] });
  });

  it('finds no conflict if the other person saved the same', () => {
    const mine = { ...base, title: 'Mine', logo: null };
    expect(mergeEdits(base, mine, { ...mine })).toEqual({ taken: [], overlaps: [] });
  });

  it('recognizes an upload in the stored picture', () => {
    const mine = { ...base, logo: { src: 'blob:1', key: 'b.png' } };
    expect(mergeEdits(base, mine, { ...base, logo: { src: '/media/b.png' } }).overlaps).toEqual([]);
    expect(mergeEdits(base, mine, { ...base, logo: { src: '/media/c.png' } }).overlaps).toHaveLength(1);
  });
});
