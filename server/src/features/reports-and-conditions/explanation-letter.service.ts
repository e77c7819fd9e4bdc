import { letter as texts } from '@porchlight/content/en/explanation-letters.ts';
import { formatLongDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type ExplanationLetter,
  findLetterProblems,
  listAnswers,
} from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-input.ts';
import { getLetterKind } from '@porchlight/domain/underwriting-conditions/explanation-letters/letter-kinds.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import type { LetterContent } from '../../platform/pdf/letter-pdf.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { loanConditions } from './reports-and-conditions.table.ts';

export const letterLimits = {
  'explanation-letter-account': { maxTries: 40, minutes: 60 },
} as const satisfies RateLimitRules;

/**
 * The letter that a condition of the purchase asks for; stores nothing. NOT_FOUND where there is no such condition, BAD_INPUT by field
 * where a fact or the answer is missing.
 */
export async function renderExplanationLetter(
  context: { database: DatabaseConnection; limits: RateLimits<keyof typeof letterLimits> },
  userId: string,
  { id, ...input }: ExplanationLetter & { id: string },
): Promise<File> {
  await context.limits.consume('explanation-letter-account', userId);
  const [condition] = await context.database.db
    .select({ text: loanConditions.text })
    .from(loanConditions)
    .where(and(ofPurchase(loanConditions.purchaseId, userId), eq(loanConditions.id, id)));
  if (condition === undefined) throw new Failure('NOT_FOUND');
  const problems = findLetterProblems(input);
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', { fields: problems });
  const { renderLetterPdf } = await import('../../platform/pdf/letter-pdf.ts');
  const bytes = await renderLetterPdf(composeLetter(condition.text, input), input.on);
  return new File([bytes.slice()], texts.fileName(input.on), { type: 'application/pdf' });
}

function composeLetter(condition: string, input: ExplanationLetter): LetterContent {
  const { kind, sender, on, lender, loanNumber, answers, enclosures } = input;
  return {
    sender: [sender.name, ...sender.address],
    date: formatLongDate(on),
    recipient: [lender, loanNumber && texts.loanNumber(loanNumber), texts.loanOf(sender.name)].filter(
      (line) => line !== null,
    ),
    subject: texts.subject[kind],
    paragraphs: [
      `${texts.greeting} ${texts.answersTo(condition.replace(/\s+/g, ' '))}`,
      ...listAnswers(kind, answers).flatMap(splitParagraphs),
      ...(enclosures.length > 0 ? [texts.copies] : []),
    ],
    facts: listFacts(input),
    closing: texts.closing,
    signHere: texts.signHere,
    signer: sender.name,
    enclosures: { title: texts.enclosures, lines: enclosures },
  };
}

/** The facts in the order in which the kind asks them; of several sets each is numbered. */
function listFacts({ kind, facts }: ExplanationLetter): LetterContent['facts'] {
  return facts.flatMap((set, place) =>
    getLetterKind(kind).facts.flatMap(({ key, type }) => {
      const value = set[key];
      if (value === undefined) return [];
      const label = facts.length > 1 ? texts.numbered(place + 1, texts.facts[key]) : texts.facts[key];
      return [{ label, text: writeFact(type, value) }];
    }),
  );
}

function writeFact(type: 'text' | 'day' | 'dollars', value: string | number): string {
  if (type === 'dollars') return formatCents(Number(value), 'cents');
  return type === 'day' ? formatLongDate(String(value)) : String(value);
}

const splitParagraphs = (answer: string): string[] =>
  answer
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
