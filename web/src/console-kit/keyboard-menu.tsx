import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../platform/page/lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { panelLook, useAnchoredPanel } from '../ui/overlays/anchored-panel.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const loadHelp = () => import('./keyboard-help.tsx');

/** The keys of the console, beside the account. On a phone it is left out: there are no keys to press. */
export function KeyboardMenu() {
  const [isWanted, setWanted] = useState(false);
  const { trigger, panel } = useAnchoredPanel({ widest: 352, sticky: true, onSoon: () => setWanted(true) });
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
