import '@pwr-community/ui/fonts.css';
import '@pwr-community/ui/theme.css';
import { CommunityProvider } from '@pwr-community/ui/CommunityProvider';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useNavigate } from 'react-router';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" dir="ltr" className="light">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  return (
    <CommunityProvider locale="fr" navigate={(path) => void navigate(path)} useHref={useHref}>
      <Outlet />
    </CommunityProvider>
  );
}
