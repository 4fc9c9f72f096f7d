'use client';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { collectStyles, createStyleCache } from '../internal/styleCache.ts';

export interface StyleRegistryProps {
  /** Nonce of the Content-Security-Policy. */
  nonce?: string;
  children: ReactNode;
}

/** Creates a style cache, and a function that returns the names of the styles inserted since its last call. */
function createRegistry(nonce: string | undefined) {
  const cache = createStyleCache(nonce);
  // Otherwise Emotion would write `<style>` elements into the markup, where they would break hydration.
  cache.compat = true;
  const unsent = new Set<string>();
  const { insert } = cache;
  cache.insert = (...args) => {
    const { name } = args[1];
    if (cache.inserted[name] === undefined) unsent.add(name);
    return insert(...args);
  };
  const flush = () => {
    const names = [...unsent];
    unsent.clear();
    return names.filter((name) => typeof cache.inserted[name] === 'string');
  };
  return { cache, flush };
}

/** Sends the styles of server-rendered pages in Next.js's App Router. Put it around CommunityProvider in the layout. */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  const [{ cache, flush }] = useState(() => createRegistry(nonce));
  useServerInsertedHTML(() => {
    const names = flush();
    if (names.length === 0) return null;
    return (
      <style
        nonce={nonce}
        data-emotion={`${cache.key} ${names.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: collectStyles(cache, names) }}
      />
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
