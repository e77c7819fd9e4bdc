import * as texts from '@porchlight/content/en/guests.ts';
import { Check } from 'lucide-react';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { GUEST_MARK, usePerson } from '../accounts/account.queries.ts';
import { useNextPath } from '../accounts/next-path.ts';
import { useStartGuest } from './use-start-guest.ts';

/** Beside the form of the sign-in page: what the portal gives, and two ways to see it before anything is asked. */
export function GuestOffer() {
  const { start, prepare, busyKind, problem } = useStartGuest(useNextPath());
  return (
    <section
      aria-labelledby="guest-offer"
      className="grid gap-4 rounded-l border border-line bg-surface p-5 sm:p-6 noscript:hidden"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <EndedVisit />
      <h2 id="guest-offer" className="text-2xl">
        {texts.offerTitle}
      </h2>
      <ul className="grid gap-2">
        {texts.offerLines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
            {line}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <Button variant="primary" busy={busyKind === 'sample'} onClick={() => void start('sample')}>
          {busyKind === 'sample' ? texts.starting : texts.lookAtSample}
        </Button>
        <Button busy={busyKind === 'own'} onClick={() => void start('own')}>
          {busyKind === 'own' ? texts.starting : texts.startWithout}
        </Button>
      </div>
      <Problem>{problem}</Problem>
      <p className="text-[.9375rem] text-ink-soft">{texts.offerHint}</p>
    </section>
  );
}

/** Says to a guest whose time is over, or whose cookie was cleared, why they are here. */
function EndedVisit() {
  const person = usePerson();
  const hydrated = useHydrated();
  if (!hydrated || person !== null || browserStorage.read(GUEST_MARK) === null) return null;
  return <Notice title={texts.visitEnded} />;
}
