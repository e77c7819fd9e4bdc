import type { PasskeyAnswer } from '@porchlight/domain/accounts/passkeys.contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { useWelcome } from './account.queries.ts';
import { Problem } from './problem.tsx';
import { answerWithPasskey, describeBrowserRefusal } from './use-passkeys.ts';
import { useSend } from './use-send.ts';

/** Signing in by passkey, which is also among the suggestions of the address field; nothing where the browser has none. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  return hydrated && typeof PublicKeyCredential !== 'function' ? null : <UsePasskey />;
}

function UsePasskey() {
  const [refusal, setRefusal] = useState<string>();
  const enter = usePasskeySignIn();
  const { send, busy, problem } = useSend(async () => {
    setRefusal(undefined);
    try {
      await enter();
    } catch (error) {
      const sentence = describeBrowserRefusal(error);
      if (sentence === undefined) throw error;
      setRefusal(sentence);
    }
  });
  useAutofill(enter);
  return (
    <div data-passkeys className="grid gap-2 noscript:hidden">
      <Button busy={busy} onClick={() => void send(undefined)}>
        Use a passkey
      </Button>
      <Problem>{refusal ?? problem}</Problem>
    </div>
  );
}

/** Signs in with what the browser answers: `chosen` among suggestions, or asked for now. */
function usePasskeySignIn(): (chosen?: Promise<PasskeyAnswer>) => Promise<void> {
  const welcome = useWelcome();
  const { mutateAsync: signIn } = useMutation(api.passkeys.signIn.mutationOptions());
  const ask = useAsking();
  return async (chosen) => welcome(await signIn({ answer: await (chosen ?? ask(false)) }));
}

function useAsking(): (autofill: boolean) => Promise<PasskeyAnswer> {
  const { refetch } = useQuery(api.passkeys.startSignIn.queryOptions({ enabled: false, gcTime: 0 }));
  return async (autofill) => {
    const { data } = await refetch({ throwOnError: true });
    if (!data) throw new Error('the question for a passkey was called off');
    return answerWithPasskey(data, autofill);
  };
}

/** Waits among the suggestions, where the browser can; nobody asked, so nothing is said when it does not work. */
function useAutofill(enter: (chosen: Promise<PasskeyAnswer>) => Promise<void>): void {
  const isWaiting = useRef(false);
  const ask = useAsking();
  useEffect(() => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    void wait(enter, ask);
  }, [enter, ask]);
}

async function wait(
  enter: (chosen: Promise<PasskeyAnswer>) => Promise<void>,
  ask: (autofill: boolean) => Promise<PasskeyAnswer>,
): Promise<void> {
  try {
    // The built page may have begun to (early-sign-in.ts).
    if (window.earlyPasskey) return await enter(window.earlyPasskey.answer);
    if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await enter(ask(true));
  } catch {
    // The button is there for whoever wants to know why.
  }
}
