import { homeLetters, letterPaper as texts } from '@porchlight/content/en/owned-home-letters.ts';
import { formatLongDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomeLetterField } from '@porchlight/domain/owned-home/home-letter-kinds.ts';
import { findFactProblems, type HomeLetter, listFacts } from '@porchlight/domain/owned-home/home-letters.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { LetterContent } from '../../platform/pdf/letter-pdf.ts';

export const homeLetterLimits = {
  'home-letter-account': { maxTries: 40, minutes: 60 },
} as const satisfies RateLimitRules;

/** A letter about the owner's loan; stores nothing. BAD_INPUT by field where its kind needs something else. */
export async function renderHomeLetter(
  { limits }: { limits: RateLimits<keyof typeof homeLetterLimits> },
  userId: string,
  input: HomeLetter,
): Promise<File> {
  await limits.consume('home-letter-account', userId);
  const problems = findFactProblems(input.kind, input.facts);
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', { fields: problems });
  const { renderLetterPdf } = await import('../../platform/pdf/letter-pdf.ts');
  const bytes = await renderLetterPdf(composeLetter(input), input.on);
  const name = texts.fileName(homeLetters[input.kind].fileName, input.on);
  return new File([bytes.slice()], name, { type: 'application/pdf' });
}

function composeLetter(input: HomeLetter): LetterContent {
  const { kind, sender, on, recipient, loanNumber, property, enclosures } = input;
  const words = homeLetters[kind];
  return {
    sender: [sender.name, ...sender.address],
    date: formatLongDate(on),
    recipient,
    subject: words.subject,
    paragraphs: [
      `${texts.greeting} ${words.opening}`,
      ...words.requests,
      ...(enclosures.length > 0 ? [texts.copies] : []),
    ],
    facts: [
      ...(loanNumber === null ? [] : [{ label: texts.loanNumber, text: loanNumber }]),
      { label: texts.property, text: property },
      ...listFacts(input).map(({ name, as, value }) => ({
        label: words.labels[name] ?? name,
        text: writeFact(as, value),
      })),
    ],
    closing: texts.closing,
    signHere: texts.signHere,
    signer: sender.name,
    enclosures: { title: texts.enclosures, lines: enclosures },
  };
}

function writeFact(as: HomeLetterField['as'], value: string | number): string {
  if (as === 'amount') return formatCents(Number(value), 'cents');
  return as === 'day' ? formatLongDate(String(value)) : String(value).trim();
}
