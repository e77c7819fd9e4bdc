import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractDatesInput, contractDatesResult } from '../dates/contract-clock/contract-dates.contract.ts';
import { computeContractDates } from '../dates/contract-clock/contract-dates.ts';
import { tools } from '../tool-registry.ts';
import { creditPriceInput, creditPriceResult } from './credit-price/credit-price.contract.ts';
import { computeCreditPrice } from './credit-price/credit-price.ts';
import { extraPaymentsInput } from './extra-payments/extra-payments.contract.ts';
import { computeExtraPayments } from './extra-payments/extra-payments.ts';
import { InputRefusal } from './input-refusal.ts';
import { monthlyPaymentInput } from './monthly-payment/monthly-payment.contract.ts';
import { computeMonthlyPayment } from './monthly-payment/monthly-payment.ts';
import { offerTermsInput, offerTermsResult } from './offer-terms/offer-terms.contract.ts';
import { computeOfferTerms } from './offer-terms/offer-terms.ts';
import { pointsOrCreditInput, pointsOrCreditResult } from './points-or-credit/points-or-credit.contract.ts';
import { computePointsOrCredit } from './points-or-credit/points-or-credit.ts';
import { rentOrBuyInput, rentOrBuyResult } from './rent-or-buy/rent-or-buy.contract.ts';
import { computeRentOrBuy } from './rent-or-buy/rent-or-buy.ts';

const RUNS = 40;
const ON = '2026-11-21';
/** Given again, it brings the same inputs; a failure names it too. */
const seed = Math.trunc(Math.random() * 2 ** 31);

type Compute = (input: never, on: string) => unknown;
type Schema = z.ZodMiniType;

/** Tools that the browser alone computes. */
const local: { name: string; input: Schema; result: Schema; compute: Compute }[] = [
  { name: 'credit price', input: creditPriceInput, result: creditPriceResult, compute: computeCreditPrice },
  {
    name: 'contract dates',
    input: contractDatesInput,
    result: contractDatesResult,
    compute: computeContractDates,
  },
  { name: 'offer terms', input: offerTermsInput, result: offerTermsResult, compute: computeOfferTerms },
  { name: 'extra payments', input: extraPaymentsInput, result: z.any(), compute: computeExtraPayments },
  { name: 'monthly payment', input: monthlyPaymentInput, result: z.any(), compute: computeMonthlyPayment },
  {
    name: 'points or credit',
    input: pointsOrCreditInput,
    result: pointsOrCreditResult,
    compute: computePointsOrCredit,
  },
  { name: 'rent or buy', input: rentOrBuyInput, result: rentOrBuyResult, compute: computeRentOrBuy },
];

test.each([...tools, ...local])(
  `whatever it is given, $name answers in numbers or refuses plainly (seed ${seed})`,
  ({ input, result, compute }) => {
    const fields = listFields(input);
    fc.assert(
      fc.property(arbitraryOf(input), (given) => {
        const parsed = z.safeParse(input, given);
        fc.pre(parsed.success);
        try {
          const answer = compute(parsed.data as never, ON);
          expect(z.parse(result, answer)).toEqual(answer);
          expect(JSON.stringify(answer)).not.toMatch(
            /NaN|Infinity|undefined|"-?\d+(\.\d+)?e[+-]?\d+"|"-0(\.0+)?"/,
          );
        } catch (error) {
          if (!(error instanceof InputRefusal)) throw error;
          for (const field of Object.keys(error.fields)) expect(fields).toContain(field.split('.')[0]);
        }
      }),
      { seed, numRuns: RUNS },
    );
  },
  60_000,
);

/** What strings and numbers are made of; each field takes those its own schema lets through. */
const texts = [
  ...[
    '0',
    '0.01',
    '1',
    '99.99',
    '1250.50',
    '1562.5',
    '6000',
    '20000',
    '289900',
    '1000000000',
    '10000000000.00',
  ],
  ...['0.000001', '0.5', '3', '6.25', '6.875', '20', '80', '100', '-2.5', '-100.25'],
  ...['2026-01-31', '2026-02-28', '2026-07-04', '2026-11-21', '2027-03-15', '2028-02-29', '2031-12-31'],
  ...['OH', 'CA', 'AK', '06037', 'Los Angeles', '1-7', 'points', 'a fee'],
  ...['17:00', '02:30', 'America/Chicago', 'Provide pay stubs.\n2) Flood certification.'],
  ...['2019Q1', '2024Q4', '2026Q3', '10420'],
  ...['fhlb-boston-ebp', 'fha-203b', 'state-oh'],
];
const numbers = [
  0, 1, 2, 3, 4, 6, 12, 13, 15, 24, 30, 36, 60, 61, 84, 120, 180, 300, 359, 360, 480, 599, 600,
];
const otherNumbers = [620, 680, 720, 760, 850, 2000, 2024, 2026, 2027, 2099, 20_000, -1];

/** Values that a schema lets through, most of them at its edges. */
function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as { def: Definition };
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, arbitraryOf(field)])),
      );
    case 'optional':
    case 'default':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined, freq: 2 });
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType));
    case 'array':
      return fc.array(arbitraryOf(def.element), { minLength: 1, maxLength: 4 });
    case 'record':
      return fc.dictionary(arbitraryOf(def.keyType) as fc.Arbitrary<string>, arbitraryOf(def.valueType), {
        maxKeys: 3,
      });
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constantFrom(...pickValid(schema));
  }
}

function pickValid(schema: Schema): unknown[] {
  const valid = [...texts, ...numbers, ...otherNumbers].filter((value) => z.safeParse(schema, value).success);
  if (valid.length === 0) throw new Error('No value at hand fits a field: add one to the lists.');
  return valid;
}

function listFields(schema: Schema): string[] {
  const { def } = schema._zod as unknown as { def: Definition };
  if (def.type === 'union') return def.options.flatMap(listFields);
  return def.type === 'object' ? Object.keys(def.shape) : [];
}

type Definition =
  | { type: 'object'; shape: Record<string, Schema> }
  | { type: 'optional' | 'default' | 'nullable'; innerType: Schema }
  | { type: 'array'; element: Schema }
  | { type: 'record'; keyType: Schema; valueType: Schema }
  | { type: 'union'; options: Schema[] }
  | { type: 'enum'; entries: Record<string, unknown> }
  | { type: 'literal'; values: unknown[] }
  | { type: 'boolean' | 'string' | 'number' };
