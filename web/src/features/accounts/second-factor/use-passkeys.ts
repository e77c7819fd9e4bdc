import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import type { PasskeyAnswer } from '@porchlight/domain/accounts/passkeys.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import type {} from '../pre-hydration-sign-in.ts';

type Question = { challenge: string };

/** The browser's own questions about passkeys; their program comes when one is asked. */
export function usePasskeys() {
  const { mutateAsync: startAdding } = useMutation(pageApi.passkeys.startAdding.mutationOptions());
  const { mutateAsync: addPasskey } = useMutation(pageApi.passkeys.add.mutationOptions());
  const { mutateAsync: startProof } = useMutation(pageApi.passkeys.startProof.mutationOptions());
  const { mutateAsync: prove } = useMutation(pageApi.passkeys.prove.mutationOptions());
  return {
    async add(name: string) {
      const question = await startAdding(undefined);
      window.earlyPasskey?.stop();
      const { startRegistration } = await import('@simplewebauthn/browser');
      const answer = await startRegistration({ optionsJSON: question as never });
      return addPasskey({ name, answer: answer as never });
    },
    async prove() {
      await prove({ answer: await answerWithPasskey(await startProof(undefined)) });
    },
  };
}

/** Has the browser answer `question`; with `autofill` it waits in the list of suggestions until someone chooses one. */
export async function answerWithPasskey(question: Question, autofill = false): Promise<PasskeyAnswer> {
  window.earlyPasskey?.stop();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: question as never, useBrowserAutofill: autofill });
  return answer as never;
}

/** Whether a person closed the browser's question, which is no failure. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** A sentence for what the browser refused, or nothing when it was the server. */
export function describeBrowserRefusal(error: unknown): string | undefined {
  if (isDeclined(error)) return texts.passkeyDeclined;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return texts.passkeyExists;
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError') return texts.passkeysUnsupported;
  return undefined;
}
