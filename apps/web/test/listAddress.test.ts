import { describe, expect, it } from 'vitest';
import { changeChoice, changeQuickView, readChoice, readQuickView } from '../src/features/projects/listAddress.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the address of the project list', () => {
  it('without parameters means all projects by date, first page', () => {
    expect(readChoice(address(''))).toEqual({ sort: '', type: '', search: '', category: '', page: 1 });
  });

  it.each(['sort=random', 'type=NOPE', 'page=-1', 'page=1.5', 'page=x', 'page=1e99'])('with %s falls back', (text) => {
    expect(readChoice(address(text))).toEqual({ sort: '', type: '', search: '', category: '', page: 1 });
  });

  it('ends at the highest page that the API accepts', () => {
    expect(readChoice(address('page=99999999999999999999')).page).toBe(1_000_001);
  });

  it('keeps the other choices when one changes, and returns to the first page', () => {
    const next = changeChoice(address('sort=total_upvotes&search=ar&page=7'), { type: 'ETH_DAPP' });
    expect(next.toString()).toBe('sort=total_upvotes&type=ETH_DAPP&search=ar');
  });

  it('keeps a category, and can drop only that', () => {
    const params = address('type=ETH_DAPP&category=Layer+2&page=3');
    expect(readChoice(params)).toMatchObject({ category: 'Layer 2', page: 3 });
    expect(changeChoice(params, { category: '' }).toString()).toBe('type=ETH_DAPP');
    expect(changeChoice(address(''), { category: 'R&D' }).toString()).toBe('category=R%26D');
  });

  it('omits defaults, so that each list has one address', () => {
    expect(changeChoice(address('type=ETH_DAPP&page=3'), { type: '', page: 1 }).toString()).toBe('');
  });
});

describe('the address of the quick view', () => {
  it('opens over the current list, and returns to it', () => {
    const open = changeQuickView(address('type=ETH_DAPP&page=3'), { projectId: '12', tab: 'comments' });
    expect(open.toString()).toBe('type=ETH_DAPP&page=3&project=12&tab=comments');
    expect(readQuickView(open)).toEqual({ projectId: '12', tab: 'comments' });
    expect(changeQuickView(open, null).toString()).toBe('type=ETH_DAPP&page=3');
  });

  it('with an unknown tab shows the overview', () => {
    expect(readQuickView(address('project=12&tab=secrets'))).toEqual({ projectId: '12', tab: 'overview' });
  });
});
