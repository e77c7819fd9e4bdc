import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser/browser-storage.ts';
import { createListeners } from '../browser/listeners.ts';

/** How the site looks in this browser, one of a few: the storage key, and the attribute of the page that style sheets read. */
export type StoredChoice<Value extends string> = {
  key: string;
  attribute: string;
  choices: readonly Value[];
  /** What holds when nothing was chosen. */
  usual: Value;
};

/** Gives the hook of one choice. Where the browser keeps nothing it holds until the page is left. */
export function createChoice<Value extends string>({ key, attribute, choices, usual }: StoredChoice<Value>) {
  const { subscribe, notify } = createListeners();

  function read(): Value {
    const shown = document.documentElement.dataset[attribute];
    return choices.find((known) => known === shown) ?? usual;
  }

  function keep(chosen: Value): void {
    document.documentElement.dataset[attribute] = chosen;
    browserStorage.write(key, chosen);
    notify();
  }

  function follow(tell: () => void): () => void {
    const unsubscribe = subscribe(tell);
    window.addEventListener('storage', tell);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', tell);
    };
  }

  return function useChoice(): [Value, (chosen: Value) => void] {
    return [useSyncExternalStore(follow, read, () => usual), keep];
  };
}
