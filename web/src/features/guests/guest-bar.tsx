import * as texts from '@porchlight/content/en/guests.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { GuestFacts } from '@porchlight/domain/accounts/accounts.contract.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
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
    <section aria-label={texts.guestBar} className="bg-lamp-soft text-[.95rem] text-lamp-ink print:hidden">
      <div className="portal-width flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="mr-auto">
          {isSample && <strong>{texts.sampleLead}</strong>}{' '}
          {texts.keptUntil(formatInstant(keptUntil, 'yearless', { locale }))}
        </p>
        {isSample && (
          <Button size="small" busy={busyKind !== undefined} onClick={() => void start('own')}>
            {busyKind === undefined ? texts.startMyOwn : texts.starting}
          </Button>
        )}
        <ButtonLink size="small" variant="primary" to={paths.signUp(createPath(location))}>
          {texts.createAccount}
        </ButtonLink>
        <EndVisit />
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
        busy={busy}
        onClick={() => (isAsked ? void send(undefined) : setAsked(true))}
      >
        {isAsked ? texts.deleteForGood : texts.deleteEntries}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
