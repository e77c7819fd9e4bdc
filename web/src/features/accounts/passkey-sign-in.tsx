import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useWelcome } from './account.queries.ts';
import { Problem } from './problem.tsx';
import { answerWithPasskey, describeBrowserRefusal } from './use-passkeys.ts';
import { useSend } from './use-send.ts';

/** Signing in by passkey, which is also among the suggestions of the address field; nothing where the browser has none. */
export default function PasskeySignIn() {
  return typeof PublicKeyCredential === 'function' ? <UsePasskey /> : null;
}

function UsePasskey() {
  const [refusal, setRefusal] = useState<string>();
  const enter = usePasskeySignIn();
  const { send, busy, problem } = useSend(async (autofill: boolean) => {
    setRefusal(undefined);
    try {
      await enter(autofill);
    } catch (error) {
      const sentence = describeBrowserRefusal(error);
      if (sentence === undefined) throw error;
      setRefusal(sentence);
    }
  });
  useAutofill(enter);
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(false)}>
        Use a passkey
      </Button>
      <Problem>{refusal ?? problem}</Problem>
    </div>
  );
}

function usePasskeySignIn(): (autofill: boolean) => Promise<void> {
  const welcome = useWelcome();
  const { refetch } = useQuery(api.passkeys.startSignIn.queryOptions({ enabled: false, gcTime: 0 }));
  const { mutateAsync: signIn } = useMutation(api.passkeys.signIn.mutationOptions());
  return async (autofill) => {
    const { data } = await refetch({ throwOnError: true });
    if (data) welcome(await signIn({ answer: await answerWithPasskey(data, autofill) }));
  };
}

/** Waits among the suggestions, where the browser can; nobody asked, so nothing is said when it does not work. */
function useAutofill(enter: (autofill: boolean) => Promise<void>): void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    void wait(enter);
  }, [enter]);
}

async function wait(enter: (autofill: boolean) => Promise<void>): Promise<void> {
  try {
    if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await enter(true);
  } catch {
    // The button is there for whoever wants to know why.
  }
}
