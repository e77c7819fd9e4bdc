import * as z from 'zod/mini';
import { Decimal } from '../../kernel/decimals.ts';
import { calendarDateField } from '../../kernel/fields.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import { creditedLoans, creditedUses, findUsableCredit } from '../../offers/home-offers/seller-credit.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

/** Loan-to-value in percent: a financed fee takes it above 100. */
const ltvField = z.string().check(
  z.regex(/^\d{1,3}(\.\d{1,6})?$/, texts.percentLimit),
  z.refine((text) => Number(text) <= 200, texts.percentLimit),
);

export const sellerCreditInput = z.object({
  loan: z.enum(creditedLoans),
  /** How the home will be used; only conventional loans distinguish the uses. */
  occupancy: z._default(z.enum(creditedUses), 'primary'),
  ltv: ltvField,
  /** Above zero. */
  price: dollarsField,
  /** The appraised value, where there is one: the limit is of the lower of the two. */
  value: z._default(z.nullable(dollarsField), null),
  /** The credit that is asked of the seller. */
  asked: dollarsField,
  /** What the buyer really has to pay at closing beside the down payment. */
  closingCosts: dollarsField,
  /** Of a VA loan, the ordinary closing costs among them, which do not count to the limit; at most the closing costs. */
  ordinaryCosts: z._default(dollarsField, '0'),
  /** The day whose table of limits counts; today's where it is left out. */
  on: z.optional(calendarDateField),
});
export type SellerCreditInput = z.output<typeof sellerCreditInput>;

export const sellerCreditResult = z.object({
  /** Percent of the lower of price and value. */
  limitPercent: z.int(),
  limit: z.string(),
  usable: z.string(),
  /** What was asked and cannot be used: it pays for nothing and is not paid out. */
  lost: z.string(),
  note: z.nullable(z.string()),
  ...shownWorking,
});
export type SellerCreditResult = z.infer<typeof sellerCreditResult>;

/** How much of a credit can be used. Throws InputRefusal where price or value is zero, or ordinary costs are beyond the costs. */
export function computeSellerCredit(input: SellerCreditInput, today: string): SellerCreditResult {
  const asked = {
    loan: input.loan,
    use: input.occupancy,
    ltv: new Decimal(input.ltv),
    priceCents: toCents(input.price),
    valueCents: input.value === null ? null : toCents(input.value),
    askedCents: toCents(input.asked),
    closingCostsCents: toCents(input.closingCosts),
    notCountedCents: toCents(input.ordinaryCosts),
  };
  if (asked.priceCents === 0) throw new InputRefusal({ price: texts.priceRequired });
  if (asked.valueCents === 0) throw new InputRefusal({ value: texts.appraisalRequired });
  if (asked.notCountedCents > asked.closingCostsCents) {
    throw new InputRefusal({ ordinaryCosts: texts.ordinaryCostsProblem });
  }
  const { limitPercent, limitCents, usableCents, lostCents, table } = findUsableCredit(
    asked,
    input.on ?? today,
  );
  const figures = {
    limit: toWireDollars(limitCents),
    usable: toWireDollars(usableCents),
    lost: toWireDollars(lostCents),
  };
  return {
    limitPercent,
    ...figures,
    note: input.loan === 'va' && asked.notCountedCents === 0 ? texts.vaCounts : null,
    workings: explain(input, figures, limitPercent, table.source),
    tables: [table],
  };
}

function explain(
  input: SellerCreditInput,
  { limit, usable, lost }: { limit: string; usable: string; lost: string },
  limitPercent: number,
  source: { title: string },
) {
  const { loan, occupancy, price, value, asked, closingCosts, ordinaryCosts } = input;
  const percent = `${limitPercent}%`;
  const home = { price, ...(value !== null && { value }) };
  const isVa = loan === 'va' && Number(ordinaryCosts) > 0;
  const costs = { asked, limit, closingCosts, ...(isVa && { ordinaryCosts }) };
  const lowest = isVa ? texts.vaLowestFormula : texts.lowestOfThree;
  const ltv = `${input.ltv}%`;
  return [
    showWorking('limitPercent', texts.limitOfProgram, { loan, occupancy, ltv }, percent, source),
    showWorking('limit', texts.percentOfLower, { ...home, limitPercent: percent }, limit, source),
    showWorking('usable', lowest, costs, usable, source),
    showWorking('lost', texts.askedLessUsable, { asked, usable }, lost, source),
  ];
}

export const sellerCreditTool = defineTool({
  name: 'seller-credit',
  summary: 'How much of a seller’s credit can be used',
  description:
    'Never more than the program’s limit, nor than the costs there are. Conventional loans on a home of one’s own: 3% above 90% loan-to-value, 6% above 75%, 9% up to it; 2% for an investment; FHA and USDA 6%; VA 4% of concessions, ordinary closing costs apart. The limits are those on which four lenders’ pages agree: the agencies’ own guides were not read by us.',
  input: sellerCreditInput,
  result: sellerCreditResult,
  compute: computeSellerCredit,
  example: {
    input: {
      loan: 'conventional',
      occupancy: 'primary',
      ltv: '95',
      price: '400000',
      asked: '15000',
      closingCosts: '14000',
      on: '2026-11-26',
    },
    answer: { limitPercent: 3, limit: '12000.00', usable: '12000.00', lost: '3000.00' },
  },
});
