'use client';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import { StyleRegistry } from '@pwr-community/ui/next';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  const { push } = useRouter();
  return (
    <StyleRegistry>
      <CommunityProvider locale="de" navigate={(path) => push(path)}>
        {children}
      </CommunityProvider>
    </StyleRegistry>
  );
}
