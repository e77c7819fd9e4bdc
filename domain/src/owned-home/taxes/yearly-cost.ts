import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import { type Content, type HomeRecord, listRecords } from '../home-record.ts';
import { insurancePolicyKind, type policyKinds } from '../kinds/insurance-policy.ts';
import { taxBillKind } from '../kinds/tax-bill.ts';

const YEAR_DAYS = 365;
/** A policy of a year runs 365 or 366 days, some from a weekday to the same weekday. */
const YEAR_SLACK = 7;

/** Whole cents a year. `isScaled`: the policy runs for more or less than a year, and its premium is taken for 365 days. */
export type YearlyCostLine =
  | { of: 'tax'; id: string; office: string; taxYear: number; cents: number }
  | {
      of: 'insurance';
      id: string;
      company: string;
      covers: (typeof policyKinds)[number];
      cents: number;
      isScaled: boolean;
    };

/**
 * What taxes and insurance of a year come to, whole cents; `monthlyCents` is a twelfth, half a cent up. `missing` is what of them is not
 * entered, so that the sum is too low by it.
 */
export type YearlyCost = {
  lines: readonly YearlyCostLine[];
  yearlyCents: number;
  monthlyCents: number;
  missing: readonly ('tax' | 'insurance')[];
};

/** Of each tax office the bills of its newest year, unless another office has one two years newer; and every policy in force today. */
export function computeYearlyCost(records: readonly HomeRecord[], today: string): YearlyCost {
  const lines = [...listTaxes(records), ...listPremiums(records, today)];
  const yearlyCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const hasTax = lines.some(({ of }) => of === 'tax');
  const hasInsurance = lines.some((line) => line.of === 'insurance' && line.covers === 'home');
  return {
    lines,
    yearlyCents,
    monthlyCents: Math.round(yearlyCents / 12),
    missing: [...(hasTax ? [] : ['tax' as const]), ...(hasInsurance ? [] : ['insurance' as const])],
  };
}

function listTaxes(records: readonly HomeRecord[]): YearlyCostLine[] {
  const byOffice = new Map<string, YearlyCostLine & { of: 'tax' }>();
  for (const { id, content } of listRecords(taxBillKind, records)) {
    const { office, taxYear, installments } = content;
    const cents = installments.reduce((sum, { amount }) => sum + amount, 0);
    const key = office.toLowerCase();
    const before = byOffice.get(key);
    if (before === undefined || taxYear > before.taxYear)
      byOffice.set(key, { of: 'tax', id, office, taxYear, cents });
    else if (taxYear === before.taxYear) byOffice.set(key, { ...before, cents: before.cents + cents });
  }
  const lines = [...byOffice.values()];
  const newest = Math.max(...lines.map(({ taxYear }) => taxYear));
  return lines.filter(({ taxYear }) => taxYear >= newest - 1);
}

const listPremiums = (records: readonly HomeRecord[], today: string): YearlyCostLine[] =>
  listPoliciesInForce(records, today).map(({ id, content }) => {
    const { company, covers } = content;
    return { of: 'insurance' as const, id, company, covers, ...countYearlyPremium(content) };
  });

/** The premium of a year, whole cents, half a cent up. */
export function countYearlyPremium({
  premium,
  startsOn,
  endsOn,
}: Pick<Policy['content'], 'premium' | 'startsOn' | 'endsOn'>): { cents: number; isScaled: boolean } {
  const days = countDaysBetween(startsOn, endsOn);
  const isScaled = Math.abs(days - YEAR_DAYS) > YEAR_SLACK;
  return { cents: isScaled ? Math.round((premium * YEAR_DAYS) / days) : premium, isScaled };
}

type Policy = HomeRecord<Content<typeof insurancePolicyKind>>;

/** The policies that cover a day; the day on which one ends belongs to the next. */
export const listPoliciesInForce = (records: readonly HomeRecord[], on: string): Policy[] =>
  listRecords(insurancePolicyKind, records).filter(
    ({ content: { startsOn, endsOn } }) => startsOn <= on && on < endsOn,
  );

/** Pairs of policies of one kind that both run on some day from `today`: both are paid for, and at most one is needed. */
export function listOverlaps(
  records: readonly HomeRecord[],
  today: string,
): { first: Policy; second: Policy }[] {
  const policies = listRecords(insurancePolicyKind, records)
    .filter(({ content }) => content.endsOn > today)
    .toSorted((a, b) => a.content.startsOn.localeCompare(b.content.startsOn));
  return policies.flatMap((first, place) =>
    policies
      .slice(place + 1)
      .filter(
        ({ content }) => content.covers === first.content.covers && content.startsOn < first.content.endsOn,
      )
      .map((second) => ({ first, second })),
  );
}
