import * as z from 'zod/mini';
import { Decimal } from '../../kernel/decimals.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import {
  computeCertificateCredit,
  getCertificateRates,
} from '../../owned-home/home-taxes/mortgage-credit-certificate.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, percentField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { getTaxYear, taxYearField } from './tax-year-field.ts';

export const creditCertificateInput = z.object({
  /** On the certified debt alone: line 1. */
  interest: dollarsField,
  /** The certificate’s own rate, 10 to 50: line 2. */
  certificateRate: percentField,
  /** Unused of the last three years: lines 4 to 6. */
  carryIn: z._default(dollarsField, '0'),
  /** Line 8; null where it is not known yet. */
  taxLiability: z._default(z.nullable(dollarsField), null),
  /** From 2019; today’s where it is left out. */
  taxYear: taxYearField(2019, texts.creditYearProblem),
});
export type CreditCertificateInput = z.output<typeof creditCertificateInput>;

export const creditCertificateResult = z.object({
  line3Credit: z.string(),
  scheduleAReducedBy: z.string(),
  /** Null where the tax is not known. */
  used: z.nullable(z.string()),
  left: z.nullable(z.string()),
  note: z.string(),
  ...shownWorking,
});
export type CreditCertificateResult = z.infer<typeof creditCertificateResult>;

/** The credit of Form 8396. Throws InputRefusal for a rate that no certificate has. */
export function computeCreditCertificate(input: CreditCertificateInput, on: string): CreditCertificateResult {
  const { interest, carryIn, taxLiability } = input;
  const taxYear = getTaxYear(input.taxYear, on);
  const ratePercent = new Decimal(input.certificateRate);
  const { lowest, highest } = getCertificateRates(taxYear);
  if (ratePercent.lt(lowest) || ratePercent.gt(highest)) {
    throw new InputRefusal({ certificateRate: texts.certificateRateProblem(lowest, highest) });
  }
  const { creditCents, usedCents, leftCents, mostCents, table } = computeCertificateCredit(
    {
      interestCents: toCents(interest),
      ratePercent,
      carryInCents: toCents(carryIn),
      taxCents: taxLiability === null ? null : toCents(taxLiability),
    },
    taxYear,
  );
  const credit = toWireDollars(creditCents);
  const [used, left] = [usedCents, leftCents].map((cents) => (cents === null ? null : toWireDollars(cents)));
  const certificateRate = `${input.certificateRate}%`;
  const formula =
    mostCents === null ? texts.creditFormula : texts.cappedCreditFormula(toWireDollars(mostCents));
  const { source } = table;
  const available = { line3Credit: credit, carryIn };
  return {
    line3Credit: credit,
    scheduleAReducedBy: credit,
    used: used ?? null,
    left: left ?? null,
    note: texts.certificateNote,
    workings: [
      showWorking('line3Credit', formula, { interest, certificateRate }, credit, source),
      showWorking(
        'scheduleAReducedBy',
        texts.reducedInterestFormula,
        { line3Credit: credit },
        credit,
        source,
      ),
      ...(used && left && taxLiability
        ? [
            showWorking('used', texts.usedCreditFormula, { ...available, taxLiability }, used, source),
            showWorking('left', texts.creditLessUsed, { ...available, used }, left, source),
          ]
        : []),
    ],
    tables: [table],
  };
}

export const creditCertificateTool = defineTool({
  name: 'mortgage-credit-certificate',
  summary: 'The credit of a mortgage credit certificate',
  description:
    'Form 8396: interest times the certificate’s rate, $2,000 at most where that rate is above 20%. The mortgage interest on Schedule A falls by as much. What the tax cannot take is left for the next three years; what is above $2,000 is lost.',
  input: creditCertificateInput,
  result: creditCertificateResult,
  compute: computeCreditCertificate,
  example: {
    input: {
      interest: '9000',
      certificateRate: '20',
      carryIn: '500',
      taxLiability: '1600',
      taxYear: 2026,
    },
    answer: { line3Credit: '1800.00', scheduleAReducedBy: '1800.00', used: '1600.00', left: '700.00' },
  },
});
