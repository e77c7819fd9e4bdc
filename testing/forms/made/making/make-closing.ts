import { totalClosing } from '../model/closing-totals.ts';
import { totalEstimate } from '../model/estimate-totals.ts';
import type {
  ClosingLine,
  Contact,
  EscrowDisclosure,
  MadeClosing,
  MadeEstimate,
} from '../model/form-model.ts';
import { printDay, printPlain } from '../model/printing.ts';
import { Random } from '../model/random.ts';
import { HABITS, type Habit, makePayee } from './fee-names.ts';
import { type ExactFees, makeEstimate } from './make-estimate.ts';
import { levelPayment, type MadeLoan, makeAddress, makeCouple, makeName } from './make-loan.ts';
import { makeSummaries } from './make-summaries.ts';

/** A Loan Estimate and a Closing Disclosure of one loan, by a number: fees move, services change their section, credits and prices stay. */
export function makePair(seed: number): { estimate: MadeEstimate; closing: MadeClosing } {
  const { form: estimate, loan, exact, habit } = makeEstimate(seed);
  const random = new Random(seed + 7_919);
  const closing = addDays(estimate.dateIssued, random.between(20, 50));
  const sections = describeFees(
    random,
    loan,
    exact,
    random.isTrue(70) ? habit : random.pick(HABITS),
    closing,
  );
  const credits = random.isTrue(70)
    ? estimate.credits
    : Math.min(0, estimate.credits + random.between(-500, 500) * 100);
  const draft = {
    ...loan,
    ...{
      sections,
      credits,
      deposit: estimate.deposit,
      sellerCredits: random.isTrue(70) ? estimate.sellerCredits : 0,
    },
  };
  const totals = totalClosing(draft);
  const dates = { from: printDay(closing, true), to: printDay(addDays(closing, 15), true) };
  const summaries = makeSummaries(random, loan, { draft, totals, dates });
  const before = totalEstimate(estimate);
  const seller = makeCouple(random);
  const agent = random.pick(['Epsilon Title Co.', 'Keystone Settlement LLC', 'Harbor Escrow Inc.']);
  return {
    estimate,
    closing: {
      ...draft,
      ...{
        dateIssued: addDays(closing, -4),
        closingDate: closing,
        disbursementDate: addDays(closing, random.below(2)),
      },
      ...{
        settlementAgent: agent,
        fileNumber: `${random.between(10, 99)}-${random.between(1000, 9999)}`,
        seller,
      },
      ...{
        sellerAddress: makeAddress(random),
        mic: loan.mi > 0 ? String(random.between(100_000, 999_999)) : null,
        summaries,
      },
      estimated: {
        ...{ total_closing_costs: before.J, closing_costs_paid_before: 0, closing_costs_financed: 0 },
        ...{ down_payment: before.down, deposit: -estimate.deposit, funds_for_borrower: 0 },
        ...{
          seller_credits: estimate.sellerCredits,
          adjustments: estimate.adjustments,
          cash_to_close: before.cash,
        },
      },
      ...{ demandFeature: random.isTrue(10), negativeAmortization: 'none', mayProtect: random.isTrue(70) },
      partialPayments: random.pick(['apply', 'hold', 'none']),
      escrow: describeEscrow(random, loan, totals.G),
      ...countLoan(random, loan, sections, totals.D, exact),
      contacts: makeContacts(random, loan.lender, agent),
    },
  };
}

/** Fees as they came out: most near their estimate, some paid by others or before, some with a provider that the lender chose. */
function describeFees(
  random: Random,
  loan: MadeLoan,
  exact: ExactFees,
  habit: Habit,
  closing: string,
): MadeClosing['sections'] {
  const line = (label: string, cents: number, more: Partial<ClosingLine> = {}): ClosingLine => ({
    ...{ label, payee: null, detail: null },
    ...(cents === 0 ? {} : { borrowerAtClosing: cents }),
    ...more,
  });
  const move = (cents: number) =>
    random.isTrue(60) ? cents : Math.max(100, cents + random.between(-8_000, 8_000));
  const fee = ({ label, cents }: { label: string; cents: number }, hasPayee: boolean): ClosingLine => {
    const actual = move(cents);
    const payee = hasPayee && random.isTrue(85) ? makePayee(random) : null;
    const own = { label: habit(label), payee, detail: null };
    if (random.isTrue(10)) return { ...own, borrowerBeforeClosing: actual };
    if (random.isTrue(7)) return { ...own, byOthers: actual };
    if (random.isTrue(5)) return { ...own, sellerAtClosing: actual };
    if (random.isTrue(4))
      return { ...own, borrowerAtClosing: actual, borrowerBeforeClosing: random.between(1_000, 9_000) };
    return { ...own, borrowerAtClosing: actual };
  };
  const services = exact.C.map((each) => ({ ...each, isListed: random.isTrue(30) }));
  const points = exact.points;
  const insurance = random.pick([6, 12]);
  const days = random.between(1, 28);
  const interest = `( $${printPlain(loan.perDiem)} per day from ${printDay(closing, true)} to ${printDay(addDays(closing, days), true)} )`;
  const escrow = (label: string, each: number) =>
    line(label, each * exact.escrowMonths, {
      detail: `$${printPlain(each)} per month for ${exact.escrowMonths} mo.`,
    });
  return {
    A: [
      ...(points === null ? [] : [line(`${points.percent}% of Loan Amount (Points)`, points.cents)]),
      ...exact.A.map((each) => fee(each, false)),
    ],
    B: [...exact.B, ...services.filter(({ isListed }) => isListed)].map((each) => fee(each, true)),
    C: services.filter(({ isListed }) => !isListed).map((each) => fee(each, true)),
    E: [
      line('Recording Fees', move(exact.recording), {
        detail: `Deed: $${printPlain(2_500)} Mortgage: $${printPlain(6_000)}`,
      }),
      ...(exact.transfer > 0 ? [line('Transfer Tax', exact.transfer, { payee: 'Any State' })] : []),
    ],
    F: [
      line('Homeowner’s Insurance Premium', loan.insurance * insurance, {
        detail: `( ${insurance} mo.)`,
        payee: 'Insurance Co.',
      }),
      line('Prepaid Interest', loan.perDiem * days, { detail: interest }),
      ...(exact.taxMonths > 0
        ? [
            line('Property Taxes', loan.tax * exact.taxMonths, {
              detail: `( ${exact.taxMonths} mo.)`,
              payee: 'Any County USA',
            }),
          ]
        : []),
    ],
    G: loan.hasEscrow
      ? [
          escrow('Homeowner’s Insurance', loan.insurance),
          escrow('Property Taxes', loan.tax),
          line('Aggregate Adjustment', -random.between(1, 20_000)),
        ]
      : [],
    H: [
      ...exact.H.map((each) => fee(each, true)),
      ...(random.isTrue(60)
        ? [
            line('Real Estate Commission', 0, {
              payee: 'Alpha Real Estate Broker',
              sellerAtClosing: random.between(2_000, 9_000) * 100,
            }),
            line('Real Estate Commission', 0, {
              payee: 'Omega Real Estate Broker',
              sellerAtClosing: random.between(2_000, 9_000) * 100,
            }),
          ]
        : []),
    ],
  };
}

/** Loan Calculations: payments over the term, insurance for whole months, costs and prepaid interest, and the shares of it. */
function countLoan(
  random: Random,
  loan: MadeLoan,
  sections: MadeClosing['sections'],
  d: number,
  exact: ExactFees,
): Pick<MadeClosing, 'totalOfPayments' | 'financeCharge' | 'amountFinanced' | 'tip'> {
  const months = loan.years * 12;
  const insured = loan.mi > 0 ? random.between(40, 120) : 0;
  const prepaid = sections.F.find(({ label }) => label === 'Prepaid Interest')?.borrowerAtClosing ?? 0;
  const payments = loan.exactPayment * 100 * months + loan.mi * insured;
  const upfront = (exact.points?.cents ?? 0) + prepaid;
  const interest =
    levelPayment(loan.loan / 100, Number(loan.rate), months) * months - loan.loan / 100 + prepaid / 100;
  return {
    totalOfPayments: Math.round(payments + d + prepaid),
    financeCharge: Math.round(payments - loan.loan + upfront),
    amountFinanced: loan.loan - upfront,
    tip: ((interest / (loan.loan / 100)) * 100).toFixed(2),
  };
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Escrow Account of page 4; `initial` is Section G in cents. */
function describeEscrow(random: Random, loan: MadeLoan, initial: number): EscrowDisclosure {
  const year = (loan.tax + loan.insurance) * 12;
  if (loan.hasEscrow)
    return {
      ...{ isKept: true, escrowed: year, escrowedWords: ['Homeowner’s Insurance', 'Property Taxes'] },
      ...{
        nonEscrowed: loan.dues * 12,
        nonEscrowedWords: loan.dues > 0 ? ['Homeowner’s Association Dues'] : [],
      },
      ...{ initial, monthly: loan.tax + loan.insurance },
    };
  const reason = random.pick(['declined', 'not_offered'] as const);
  return {
    isKept: false,
    reason,
    costs: year + loan.dues * 12,
    waiverFee: random.isTrue(30) ? 25_000 : null,
  };
}

/** Contact Information of page 5: a person of each party. */
function makeContacts(random: Random, lender: string, agent: string): MadeClosing['contacts'] {
  const phone = () => `${random.between(200, 989)}-555-${random.between(1000, 9999)}`;
  const contact = (name: string, more: Contact): Contact => {
    const person = makeName(random);
    const site = name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .slice(0, 12);
    return {
      ...{ name, address: makeAddress(random).join('|'), contact: person, phone: phone() },
      email: `${person.split(' ')[0]?.toLowerCase()}@${site}.com`,
      ...more,
    };
  };
  const license = () => `Z${random.between(10_000, 999_999)}`;
  return {
    lender: contact(lender, {
      nmls: String(random.between(1_000, 999_999)),
      contact_nmls: String(random.between(1_000, 999_999)),
    }),
    mortgage_broker: random.isTrue(30)
      ? contact('Friendly Brokers Inc.', { nmls: String(random.between(1_000, 99_999)) })
      : {},
    buyer_broker: contact('Omega Real Estate Co.', { license: license(), contact_license: license() }),
    seller_broker: contact('Alpha Real Estate Co.', { license: license(), contact_license: license() }),
    settlement_agent: contact(agent, { license: license(), contact_license: license() }),
  };
}
