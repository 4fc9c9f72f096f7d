import { useState } from 'react';
import { read, storageKeys, write } from '../../../shared/storage.ts';

/** The admin's own settings for the desk, stored in this browser. */
export function useDeskSettings() {
  const [areKeysOn, setKeysOn] = useState(() => read(storageKeys.reviewKeys) !== 'off');
  const [arePostsShown, setPostsShown] = useState(() => read(storageKeys.reviewPosts) === 'always');
  return {
    areKeysOn,
    setKeysOn: (areOn: boolean) => {
      setKeysOn(areOn);
      write(storageKeys.reviewKeys, areOn ? null : 'off');
    },
    /** True if posts load from their platforms without a click. */
    arePostsShown,
    setPostsShown: (areShown: boolean) => {
      setPostsShown(areShown);
      write(storageKeys.reviewPosts, areShown ? 'always' : null);
    },
  };
}
