/** What a condition means in plain words, what to do, and the document it wants; null where it wants none of the buyer. */
export type ConditionWords = { means: string; next: string; document: string | null };

/** The same steps for every letter of explanation; `what` is what this one needs beside them. */
export const letter = (what: string): Pick<ConditionWords, 'next' | 'document'> => ({
  next: `Write a short letter: what happened, when, and why. ${what} Sign and date it.`,
  document: 'Signed letter of explanation',
});
