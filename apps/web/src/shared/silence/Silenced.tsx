import { Suspense } from 'react';
import { page } from '../page.ts';
import type { SilenceNoticeProps } from './SilenceNotice.tsx';

const SilenceNotice = page(async () => (await import('./SilenceNotice.tsx')).SilenceNotice, 'silence');

/** A lazy {@link SilenceNotice}, because few members ever need it. */
export function Silenced(props: SilenceNoticeProps) {
  return (
    <Suspense>
      <SilenceNotice {...props} />
    </Suspense>
  );
}
