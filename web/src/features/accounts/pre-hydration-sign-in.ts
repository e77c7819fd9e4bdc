import type { PasskeyAnswer } from '@porchlight/domain/accounts/passkeys.contract.ts';
import type {} from '../../platform/page/pre-hydration-reads.ts';

/** A passkey that the browser offers among the suggestions of the address field since before the page's program ran. */
export type PreHydrationPasskey = {
  /** What the browser says once someone has chosen one; fails when it cannot be asked, or was stopped. */
  answer: Promise<PasskeyAnswer>;
  /** The browser answers one question about passkeys at a time. */
  stop(): void;
};

declare global {
  interface Window {
    earlyPasskey?: PreHydrationPasskey | undefined;
  }
}

/**
 * Does what the sign-in page cannot leave until it is used: offers a passkey, and starts the page's program (`wake`) where the
 * operator has a provider, whose button has to be there. Runs by itself in the page (postbuild/pages.ts). `passkeys` and
 * `provider` are where the server is asked; a later read of the same takes over that answer (src/platform/page/pre-hydration-reads.ts).
 */
export function prepareSignIn(
  { passkeys, provider }: Record<'passkeys' | 'provider', string>,
  wake: () => void,
): void {
  const known = fetch(provider);
  window.early = new Map([[provider, known]]);
  known
    .then((answer) => answer.clone().json())
    .then((named: unknown) => named !== null && wake())
    // Without an answer the page asks again when it is used.
    .catch(() => window.early?.delete(provider));
  void offerPasskey(passkeys, wake);
}

async function offerPasskey(address: string, wake: () => void): Promise<void> {
  if (typeof PublicKeyCredential !== 'function') return;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  // An older browser needs the page's program to read the question.
  if (!PublicKeyCredential.parseRequestOptionsFromJSON) return wake();
  const stopping = new AbortController();
  const answer = ask(address, stopping.signal);
  window.earlyPasskey = { answer, stop: () => stopping.abort() };
  // The person did not ask for this, so nothing is said when it does not work.
  answer.then(wake, () => {});
}

async function ask(address: string, signal: AbortSignal): Promise<PasskeyAnswer> {
  const question = await (await fetch(address, { signal })).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question);
  const credential = await navigator.credentials.get({ mediation: 'conditional', publicKey, signal });
  return (credential as PublicKeyCredential).toJSON() as never;
}
