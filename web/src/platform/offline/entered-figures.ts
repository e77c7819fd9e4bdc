import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { browserStorage } from '../browser/browser-storage.ts';

/** Written by the landing page too (features/landing/payment-card.tsx). Forgotten with the contact details (device-owner.ts). In the browser, because an email's link to a new account opens another tab. */
const KEY = 'enteredFigures';

/** What of a visitor's words is about the home and names no one. */
export type EnteredFigures = Partial<Pick<Answers, 'purchasePrice' | 'downPayment' | 'timeline'>>;

/** Keeps what a visitor typed about the home, on the landing page or in the application, for the plan of a first account. */
export function saveEnteredFigures(change: EnteredFigures): void {
  const kept = JSON.stringify({ ...parse(), ...change });
  if (kept === '{}') removeEnteredFigures();
  else browserStorage.write(KEY, kept);
}

/** As JSON, for `parseKeptAnswers`. */
export function getEnteredFigures(): string | null {
  return browserStorage.read(KEY);
}

export function removeEnteredFigures(): void {
  browserStorage.remove(KEY);
}

function parse(): EnteredFigures {
  try {
    return JSON.parse(getEnteredFigures() ?? '{}') as EnteredFigures;
  } catch {
    return {};
  }
}
