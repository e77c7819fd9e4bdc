import { formatAmount } from '../../kernel/money.ts';
import type { DisclosureComparison, EstimateComparison, WaitComparison } from './disclosure-comparison.ts';
import * as texts from './en.ts';

/** One thing to ask the lender; `id` is the charge it is about, `ten` of the group of a tenth, or what of the wait. */
export type DisclosureQuestion = { id: string; text: string };

/**
 * What to ask about a Closing Disclosure, with its figures: questions, because a reason that was disclosed in time allows each of these
 * (12 CFR 1026.19(e)(3)(iv)).
 */
export function listDisclosureQuestions(
  comparison: EstimateComparison,
  wait: WaitComparison | null,
): DisclosureQuestion[] {
  return [
    ...comparison.risen.map(({ id, by }) => ({ id, text: askOfCharge(comparison, id, by) })),
    ...(Number(comparison.tenOver) > 0 ? [{ id: 'ten', text: askOfTen(comparison) }] : []),
    ...(wait === null || wait.toCheck ? [] : askOfWait(wait)),
  ];
}

/** A message to the lender that asks them; undefined where there is nothing to ask. `issued` is the estimate's day as it is read. */
export function formatLenderMessage(
  questions: readonly DisclosureQuestion[],
  { over, issued }: { over: string; issued: string | null },
): { subject: string; body: string } | undefined {
  if (questions.length === 0) return undefined;
  const numbered = questions.map(({ text }, place) => `${place + 1}. ${text}`);
  const cure = Number(over) > 0 ? [texts.cure(formatUnsignedAmount(over))] : [];
  const parts = [texts.hello, texts.opening(issued), ...numbered, ...cure, texts.thanks];
  return { subject: texts.subject, body: parts.join('\n\n') };
}

/** How many figures of money there are to ask about. */
export const countFiguresToAsk = ({ risen, tenOver }: EstimateComparison): number =>
  risen.length + (Number(tenOver) > 0 ? 1 : 0);

/** The estimate that counts, and those that do where they were valid. */
export function splitComparisons({ comparisons }: DisclosureComparison) {
  const [first, ...later] = comparisons;
  return { first, later };
}

/** "1234.50" as it is read: "1,234.50"; without the sign, which the words say. */
export const formatUnsignedAmount = (amount: string): string => formatAmount(amount.replace(/^-/, ''));

function askOfCharge({ charges }: EstimateComparison, id: string, by: string): string {
  const charge = charges.find((each) => each.id === id);
  if (charge === undefined) return '';
  const { what, because, match, isOfRate } = charge;
  const figures = {
    le: formatUnsignedAmount(charge.le),
    cd: formatUnsignedAmount(charge.cd),
    by: formatUnsignedAmount(by),
  };
  const asked =
    because === 'lender-credit'
      ? texts.creditsFell(figures)
      : (match === 'only-closing' ? texts.added : texts.risen)({ ...figures, what, because });
  return isOfRate ? `${asked} ${texts.ofRate}` : asked;
}

const askOfTen = ({ tenLe, tenCd, tenLimit, tenOver }: EstimateComparison): string =>
  texts.tenTogether({
    ...{ le: formatUnsignedAmount(tenLe), cd: formatUnsignedAmount(tenCd) },
    ...{ limit: formatUnsignedAmount(tenLimit), over: formatUnsignedAmount(tenOver) },
  });

function askOfWait(wait: WaitComparison): DisclosureQuestion[] {
  const isCorrected = wait.against === 'earlier-closing';
  const rates = { before: wait.aprBefore, now: wait.aprNow, by: wait.aprRise, tolerance: wait.tolerance };
  const asked = {
    apr: () =>
      [texts.aprRose(rates, isCorrected), ...(wait.dependsOnRegularity ? [texts.irregular] : [])].join(' '),
    product: () => texts.productChanged(wait.productBefore ?? '', wait.productNow ?? '', isCorrected),
    penalty: () => texts.penaltyAdded(isCorrected),
  };
  return [
    ...wait.because.map((because) => ({ id: because, text: asked[because]() })),
    ...(wait.aprFell && isCorrected ? [{ id: 'apr-fell', text: texts.aprFell(rates) }] : []),
  ];
}
