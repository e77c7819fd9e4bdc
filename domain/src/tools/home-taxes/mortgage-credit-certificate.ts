import {
  computeCertificateCredit,
  readCertificateRates,
} from '../../home-taxes/mortgage-credit-certificate.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { writeCents } from '../../loans/cents.ts';
import { readDollars } from '../home-offers/cents-of-dollars.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/home-taxes.ts';
import type {
  CreditCertificateInput,
  CreditCertificateResult,
} from './mortgage-credit-certificate.contract.ts';
import { readTaxYear } from './tax-year-field.ts';

/** The credit of Form 8396. Throws InputRefusal for a rate that no certificate has. */
export function computeCreditCertificate(input: CreditCertificateInput, on: string): CreditCertificateResult {
  const { interest, carryIn, taxLiability } = input;
  const taxYear = readTaxYear(input.taxYear, on);
  const ratePercent = new Decimal(input.certificateRate);
  const { lowest, highest } = readCertificateRates(taxYear);
  if (ratePercent.lt(lowest) || ratePercent.gt(highest)) {
    throw new InputRefusal({ certificateRate: texts.enterTheCertificatesRate(lowest, highest) });
  }
  const { creditCents, usedCents, leftCents, mostCents, table } = computeCertificateCredit(
    {
      interestCents: readDollars(interest),
      ratePercent,
      carryInCents: readDollars(carryIn),
      taxCents: taxLiability === null ? null : readDollars(taxLiability),
    },
    taxYear,
  );
  const credit = writeCents(creditCents);
  const [used, left] = [usedCents, leftCents].map((cents) => (cents === null ? null : writeCents(cents)));
  const certificateRate = `${input.certificateRate}%`;
  const formula =
    mostCents === null ? texts.line1TimesLine2 : texts.line1TimesLine2Capped(writeCents(mostCents));
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
      showWorking('scheduleAReducedBy', texts.asMuchAsLine3, { line3Credit: credit }, credit, source),
      ...(used && left && taxLiability
        ? [
            showWorking('used', texts.lowerOfCreditAndTax, { ...available, taxLiability }, used, source),
            showWorking('left', texts.creditLessUsed, { ...available, used }, left, source),
          ]
        : []),
    ],
    tables: [table],
  };
}
