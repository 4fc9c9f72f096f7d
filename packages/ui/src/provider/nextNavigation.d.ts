/** The part of Next.js in use. Next.js itself is the site's. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
