import * as texts from '@porchlight/content/en/shared/shells.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The first stop of the Tab key: past everything that each page repeats. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="-translate-y-24 fixed top-2 left-2 z-50 rounded-m bg-dusk px-5 py-3 font-semibold text-on-dusk focus:translate-y-0"
    >
      {texts.skipToContent}
    </a>
  );
}

/** What a page is about. Takes the focus when another page comes, so that a screen reader starts there. */
export function MainRegion({ children, className }: { children: ReactNode; className: string }) {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(arrival === 'POP' ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" ref={main} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
