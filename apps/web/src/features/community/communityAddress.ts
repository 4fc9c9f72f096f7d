import { inAddress, oneOf, page } from '../../shared/address.ts';

/** The community page's tabs, in order. */
export const views = ['posts', 'tiktok', 'youtube', 'memes', 'mine'] as const;
export type View = (typeof views)[number];

export const {
  read: readView,
  write: writeView,
  names: searchNames,
} = inAddress({
  view: oneOf('show', views, 'posts'),
  page: page(),
  dialog: oneOf('dialog', ['none', 'submit'], 'none'),
});
