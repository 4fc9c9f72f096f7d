'use client';

import type { ReactNode } from 'react';

/** Decorator that lets a story act while an overlay closes. Stories are tested without transitions otherwise. */
export const slowExit = (Story: () => ReactNode) => (
  <>
    <style>{'[data-exiting] { transition-duration: 0.5s !important; }'}</style>
    <Story />
  </>
);
