import * as texts from '@porchlight/content/en/guests.ts';
import type { GuestKind } from '@porchlight/domain/accounts/guests.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { useSend } from '../../ui/forms/use-send.ts';
import { GUEST_MARK, useWelcome } from '../accounts/account.queries.ts';

/** The work comes with the first press or touch of a button. */
const load = () => import('./request-guest.ts');

/** Opens the portal for a guest and goes to `next`. What went wrong is in `problem`, and nothing that was typed is lost. */
export function useStartGuest(next: string) {
  const welcome = useWelcome();
  const navigate = useNavigate();
  const [kind, setKind] = useState<GuestKind>();
  const [refusal, setRefusal] = useState<string>();
  const { send, busy, problem } = useSend(async (chosen: GuestKind) => {
    setKind(chosen);
    setRefusal(undefined);
    const account = await (await load()).requestGuest(chosen);
    if (account === undefined) return setRefusal(texts.cookiesBlocked);
    browserStorage.write(GUEST_MARK, 'yes');
    welcome(account);
    return navigate(next, { replace: true });
  });
  const prepare = () =>
    void load().then(
      ({ prepareGuest }) => prepareGuest(),
      () => {},
    );
  return { start: send, prepare, busyKind: busy ? kind : undefined, problem: refusal ?? problem };
}
