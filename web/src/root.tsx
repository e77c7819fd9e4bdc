import { site } from '@porchlight/content/site.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { createQueryClient } from './platform/query-client.ts';
import { Toasts } from './platform/toasts.tsx';
import { ErrorPage } from './shells/error-page.tsx';
import { displayFont, textFont } from './ui/fonts.ts';
import { Logo } from './ui/logo.tsx';
import './ui/styles.css';

export function links() {
  return [
    ...[textFont, displayFont].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
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
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  );
}

/** What stands on the page while an address without a file of its own finds its page. */
export function HydrateFallback() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <title>{site.name}</title>
      <Logo name={site.name} />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
