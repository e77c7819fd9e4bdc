import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import type { PasskeyAnswer } from '@porchlight/domain/accounts/passkeys.contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useWelcome } from '../account.queries.ts';
import { answerWithPasskey, describeBrowserRefusal } from './use-passkeys.ts';

/** Signing in by passkey, which is also among the suggestions of the address field; nothing where the browser has none. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  return hydrated && typeof PublicKeyCredential !== 'function' ? null : <UsePasskey />;
}

function UsePasskey() {
  const [refusal, setRefusal] = useState<string>();
  const welcome = useWelcome();
  const ask = useAsking();
  const { mutateAsync: signIn } = useMutation(pageApi.passkeys.signIn.mutationOptions());
  const { send, busy, problem } = useSend(async (chosen: PasskeyAnswer | undefined) => {
    setRefusal(undefined);
    try {
      welcome(await signIn({ answer: chosen ?? (await ask(false)) }));
    } catch (error) {
      const sentence = describeBrowserRefusal(error);
      if (sentence === undefined) throw error;
      setRefusal(sentence);
    }
  });
  useSuggestion(ask, send);
  return (
    <div data-passkeys className="grid gap-2 noscript:hidden">
      <Button busy={busy} onClick={() => void send(undefined)}>
        {texts.useAPasskey}
      </Button>
      <Problem>{refusal ?? problem}</Problem>
    </div>
  );
}

type Ask = (autofill: boolean) => Promise<PasskeyAnswer>;

function useAsking(): Ask {
  const { refetch } = useQuery(pageApi.passkeys.startSignIn.queryOptions({ enabled: false, gcTime: 0 }));
  return async (autofill) => {
    const { data } = await refetch({ throwOnError: true });
    if (!data) throw new Error('the question for a passkey was called off');
    return answerWithPasskey(data, autofill);
  };
}

/** Calls `use` with the passkey that someone chooses among the suggestions of the address field. */
function useSuggestion(ask: Ask, use: (chosen: PasskeyAnswer) => unknown): void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    void waitForChoice(ask).then((chosen) => chosen && use(chosen));
  }, [ask, use]);
}

/** Nothing where the browser has no passkeys: the person did not ask, so nothing is said, and the button explains why when pressed. */
async function waitForChoice(ask: Ask): Promise<PasskeyAnswer | undefined> {
  try {
    // The built page may have begun to (pre-hydration-sign-in.ts).
    if (window.earlyPasskey) return await window.earlyPasskey.answer;
    if (await PublicKeyCredential.isConditionalMediationAvailable?.()) return await ask(true);
  } catch {
    // Stopped for another question, or refused.
  }
  return undefined;
}
