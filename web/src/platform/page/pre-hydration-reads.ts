import { browserStorage } from '../browser/browser-storage.ts';
import { waitToStay } from '../browser/leaving.ts';
import { noteClosed } from './closed-purchase.ts';
import { noteNextStep } from './next-step.ts';

declare global {
  interface Window {
    /** Answers on their way since before the page's program ran (postbuild/pages.ts), by path. */
    early?: Map<string, Promise<Response>>;
  }
}

/**
 * Like `fetch` of a Request, and takes the answer that a page has asked for already. Each is good for one read, and none of them once
 * something was sent, which may have signed a person in; nor one that was refused because the session had ended.
 */
export async function fetchOnce(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const request = input as Request;
  if (request.method === 'GET') await waitToStay();
  else window.early?.clear();
  const path = new URL(request.url).pathname;
  const early = window.early?.get(path);
  window.early?.delete(path);
  const answer = await early?.catch(() => undefined);
  return answer && answer.status !== 401 ? answer : fetch(request, init);
}

/** Whose own rows a page may ask for early: asked by a visitor, that would only be refused. Says nothing else. */
export const SIGNED_IN_NOTE = 'signedIn';

export function noteSignedIn(isSignedIn: boolean): void {
  // As the head of every page has it (platform/choices/apply-choices.ts).
  document.documentElement.dataset[SIGNED_IN_NOTE] = isSignedIn ? '1' : '';
  if (isSignedIn) browserStorage.write(SIGNED_IN_NOTE, '1');
  else {
    browserStorage.remove(SIGNED_IN_NOTE);
    noteNextStep(undefined);
    noteClosed(false);
  }
}
