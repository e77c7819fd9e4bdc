import { useSyncExternalStore } from 'react';
import { onForgotten } from '../../../platform/browser/device-owner.ts';
import { createListeners } from '../../../platform/browser/listeners.ts';

type TextField = 'chat' | 'name' | 'email' | 'message' | 'conversation' | 'submissionId';

/** Like the conversation, what was typed lives as long as the window, and is forgotten with it. */
let texts: Partial<Record<TextField, string>> = {};
const { subscribe, notify } = createListeners();
onForgotten(() => show({}));

/** What was typed in a field of the drawer and not sent; undefined while nothing was. */
export function useUnsent(field: TextField): string | undefined {
  return useSyncExternalStore(subscribe, () => texts[field]);
}

export function getUnsent(field: TextField): string | undefined {
  return texts[field];
}

export function saveUnsent(field: TextField, text: string): void {
  show({ ...texts, [field]: text });
}

export function forgetUnsent(...fields: readonly TextField[]): void {
  const left = { ...texts };
  for (const field of fields) delete left[field];
  show(left);
}

function show(next: typeof texts): void {
  texts = next;
  notify();
}
