import { lazy, Suspense, useEffect, useState } from 'react';

const Tooltips = lazy(() => import('./tooltips.tsx').then(({ Tooltips }) => ({ default: Tooltips })));
const WORDLESS = 'button[aria-label],a[aria-label]';

/** Tooltips come with the first button that may need one: a page that is only read does not load them. */
export function LateTooltips() {
  const [first, setFirst] = useState<Event>();
  useEffect(() => {
    const all = new AbortController();
    const notice = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest(WORDLESS) === null) return;
      all.abort();
      setFirst(event);
    };
    for (const sign of ['pointerover', 'focusin']) addEventListener(sign, notice, { signal: all.signal });
    return () => all.abort();
  }, []);
  if (first === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Tooltips first={first} />
    </Suspense>
  );
}
