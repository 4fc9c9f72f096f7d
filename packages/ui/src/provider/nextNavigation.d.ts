/** The only part of Next.js that this package uses. It is declared here, because only sites depend on Next.js. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
