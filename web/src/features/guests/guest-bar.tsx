import * as texts from '@porchlight/content/en/guests.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { GuestFacts } from '@porchlight/domain/accounts/accounts.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { useState } from 'react';
import { createPath, Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { GUEST_MARK } from '../accounts/account.queries.ts';
import { useStartGuest } from './use-start-guest.ts';

/** The head of every page of a guest: that the purchase is a sample, how long things are kept, and what keeps them. */
export default function GuestBar({ kind, keptUntil }: GuestFacts) {
  const location = useLocation();
  const { start, busyKind, problem } = useStartGuest(paths.portal);
  const isSample = kind === 'sample';
  return (
    <section aria-label={texts.guestBar} className="bg-lamp-soft text-[.9375rem] text-lamp-ink print:hidden">
      <div className="portal-width guest-head flex flex-wrap content-center items-center gap-x-5 py-1">
        <p className="mr-auto py-1 leading-snug">
          {isSample && <strong>{texts.sampleLead}</strong>}{' '}
          {texts.keptUntil(formatInstant(keptUntil, 'yearless', { locale }))}
        </p>
        {isSample ? (
          <Button
            size="small"
            variant="plain"
            className="px-0"
            busy={busyKind !== undefined}
            onClick={() => void start('own')}
          >
            {busyKind === undefined ? texts.startMyOwn : texts.starting}
          </Button>
        ) : (
          <EndVisit />
        )}
        <Link
          to={paths.signUp(createPath(location))}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.keepByAccount}
        </Link>
        <Problem>{problem}</Problem>
      </div>
    </section>
  );
}

/** Deletes all that the guest entered; asks once more, because nothing brings it back. */
function EndVisit() {
  const [isAsked, setAsked] = useState(false);
  const { send, busy, problem } = useSend(async () => {
    await pageApi.guests.end.call();
    browserStorage.remove(GUEST_MARK);
    window.location.assign(paths.signIn());
  });
  return (
    <>
      <Button
        size="small"
        variant={isAsked ? 'danger' : 'plain'}
        className={isAsked ? '' : 'px-0'}
        busy={busy}
        onClick={() => (isAsked ? void send(undefined) : setAsked(true))}
      >
        {isAsked ? texts.deleteForGood : texts.deleteEntries}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
