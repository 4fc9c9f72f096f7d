import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import type { ReactNode } from 'react';
import { Providers } from './providers';

export const metadata = { title: 'Stricken', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" dir="ltr" className="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
