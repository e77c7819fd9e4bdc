import { locale } from '@porchlight/content/en/locale.ts';
import { site } from '@porchlight/content/site.ts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { applyChoices } from './platform/choices/apply-choices.ts';
import { repeatPreHydrationPress } from './platform/page/pre-hydration-press.ts';
import { ToastOutlet } from './platform/toasts/toast-outlet.tsx';
import { ErrorPage } from './shells/error-page.tsx';
import { Logo } from './ui/house/logo.tsx';
import { LateTooltips } from './ui/overlays/late-tooltips.tsx';
import { Typefaces } from './ui/typefaces.tsx';
import './ui/styles.css';

export function links() {
  return [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ];
}

/** Scrolled further than this, in CSS pixels, the bar of public pages turns solid and smaller (specification 2, 4 and 9). */
const SCROLLED_BEYOND_PX = 20;

/** Marks the page as scrolled for the style sheet. Runs at once, because public pages are hydrated only when they are used. */
const markScrolled = `(r=>addEventListener("scroll",()=>r.toggleAttribute("data-scrolled",scrollY>${SCROLLED_BEYOND_PX}),{passive:true}))(document.documentElement)`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{applyChoices}</script>
        <script>{markScrolled}</script>
        <Typefaces />
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
  useEffect(repeatPreHydrationPress, []);
  return (
    <>
      <Outlet />
      <ToastOutlet />
      <LateTooltips />
    </>
  );
}

/** Shown while an address without a file of its own finds its page. */
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
