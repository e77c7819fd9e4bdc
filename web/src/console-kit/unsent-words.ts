import { useState } from 'react';
import { useStaff } from './staff.queries.ts';

/** By whom and about what: another row may be opened before they are sent, and someone else sign in here. */
const unsent = new Map<string, string>();

export type UnsentWords = {
  words: string;
  /** Whether some were typed before and not sent. */
  wereBegun: boolean;
  type(words: string): void;
  /** Once they are stored, or not wanted any more. */
  forget(): void;
};

/** What staff type about something, kept until it is sent or the page is left. */
export function useUnsentWords(about: string, start = ''): UnsentWords {
  const me = useStaff();
  const key = `${me?.id} ${about}`;
  const [typed, setTyped] = useState(unsent.get(key));
  return {
    words: typed ?? start,
    wereBegun: unsent.has(key),
    type(words) {
      unsent.set(key, words);
      setTyped(words);
    },
    forget() {
      unsent.delete(key);
      setTyped(undefined);
    },
  };
}
