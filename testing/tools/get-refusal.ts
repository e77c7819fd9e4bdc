import { InputRefusal } from '@porchlight/domain/tools/input-refusal.ts';

/** The sentences with which a tool refuses, by field; for tests. Throws what is no refusal, and where there is none. */
export function getRefusal(ask: () => unknown): Record<string, string> {
  try {
    ask();
  } catch (error) {
    if (error instanceof InputRefusal) return error.fields;
    throw error;
  }
  throw new Error('It was not refused.');
}
