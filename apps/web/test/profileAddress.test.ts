import { describe, expect, it } from 'vitest';
import { readView, writeView } from '../src/features/profile/profileAddress.ts';

describe('the address of a profile', () => {
  it('without parameters means the first page of projects', () => {
    expect(readView(new URLSearchParams())).toEqual({ tab: 'projects', page: 1 });
    expect(writeView({ tab: 'projects', page: 1 })).toBe('');
  });

  it.each(['tab=nope', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e99'])('with %s falls back', (text) => {
    expect(readView(new URLSearchParams(text))).toEqual({ tab: 'projects', page: 1 });
  });

  it('contains the list and the page unless they are the first', () => {
    const view = { tab: 'upvoted', page: 3 } as const;
    expect(writeView(view)).toBe('?tab=upvoted&page=3');
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
  });
});
