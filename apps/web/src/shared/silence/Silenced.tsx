import { Suspense } from 'react';
import { page } from '../page.ts';
import type { SilenceNoticeProps } from './SilenceNotice.tsx';

const SilenceNotice = page(async () => (await import('./SilenceNotice.tsx')).SilenceNotice, 'silence');

/** {@link SilenceNotice}, which few members ever load. */
export function Silenced(props: SilenceNoticeProps) {
  return (
    <Suspense>
      <SilenceNotice {...props} />
    </Suspense>
  );
}
