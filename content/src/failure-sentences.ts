import type { FailureCode } from '@porchlight/domain/kernel/errors.ts';
import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { codeSentences } from './en/failures/codes.ts';
import { failureTexts } from './en/failures/failure-texts.ts';
import { accent } from './pseudo-locale.ts';

type FailureTexts = typeof failureTexts;

/** A reason with what its sentence needs; an unknown reason or a missing parameter does not pass the types. */
export type FailureText = {
  [Reason in keyof FailureTexts]: FailureTexts[Reason] extends (params: infer Params) => string
    ? { reason: Reason; params: Params }
    : { reason: Reason; params?: never };
}[keyof FailureTexts];

/** The sentence about a failure in a reader's language. */
export function formatFailure(locale: Locale, { reason, params }: FailureText): string {
  const text: string | ((params: never) => string) = failureTexts[reason];
  return inLocale(locale, typeof text === 'string' ? text : text(params as never));
}

/** What a rule of the domain says of an input. It is American English, and made from it in the pseudo-locale (decision 0058). */
export function formatRuleSentence(locale: Locale, sentence: string): string {
  return inLocale(locale, sentence);
}

/** What is said of a failure of which only the code is known. */
export function formatFailureCode(locale: Locale, code: FailureCode): string {
  return inLocale(locale, codeSentences[code]);
}

function inLocale(locale: Locale, sentence: string): string {
  return locale === 'xx' ? accent(sentence) : sentence;
}
