import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { staffPaths } from '../staff-paths.ts';
import { Button } from '../ui/button.tsx';
import { panelLook, useAnchoredPanel } from '../ui/overlays/anchored-panel.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { isWorkKey } from './work-keys.ts';

const loadHelp = () => import('./keyboard-help.tsx');

/** Where `g` leads with a second key. */
const goals: Record<string, string> = {
  d: staffPaths.documents,
  h: staffPaths.homeBuyers,
  m: staffPaths.messages,
  l: staffPaths.leads,
};

/** How long after `g` the second key may come. */
const SECOND_KEY_MS = 1500;

/** The keys of the console, beside the account. On a phone it is left out: there are no keys to press. */
export function KeyboardMenu() {
  const [isWanted, setWanted] = useState(false);
  const { trigger, panel } = useAnchoredPanel({ widest: 352, sticky: true, onSoon: () => setWanted(true) });
  useConsoleKeys(() => trigger.ref.current?.click());
  return (
    <>
      <Button {...trigger} variant="plain" size="small" className="text-ink max-md:hidden">
        <Keyboard aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{texts.keyboard}</span>
      </Button>
      <section
        {...panel}
        aria-label={texts.keyboard}
        className={`${panelLook} max-h-[calc(100dvh-6rem)] overflow-y-auto p-4`}
      >
        {isWanted && <LazyPart load={loadHelp} props={{}} waiting={<Skeleton className="h-110" />} />}
      </section>
    </>
  );
}

/**
 * `?` shows the keys, and `g` with a second key leads to another page. The second is taken before the page's own keys, so that `g d` does
 * nothing to what is open.
 */
function useConsoleKeys(showKeys: () => void): void {
  const navigate = useNavigate();
  const since = useRef(Number.NEGATIVE_INFINITY);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isWorkKey(event) || event.key === 'Shift') return;
    const isSecond = event.timeStamp - since.current < SECOND_KEY_MS;
    since.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const to = isSecond ? goals[event.key] : undefined;
    if (to === undefined && event.key !== '?') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) showKeys();
    else void navigate(to);
  });
  useEffect(() => {
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
