import { type Content, type HomeRecord, listRecords } from '../home-record.ts';
import { insurancePolicyKind } from '../kinds/insurance-policy.ts';
import { countYearlyPremium } from './yearly-cost.ts';

/** A policy with its premium of a year; `isScaled` where the policy runs for more or less than one. */
export type ComparedPolicy = Content<typeof insurancePolicyKind> & { isScaled: boolean };

/**
 * The homeowner's policy that quotes are compared with: of those in force the one that began last, where none is the one that ended last;
 * its premium that of a year.
 */
export function findComparedPolicy(
  records: readonly HomeRecord[],
  today: string,
): ComparedPolicy | undefined {
  const begun = listRecords(insurancePolicyKind, records)
    .map(({ content }) => content)
    .filter(({ covers, startsOn }) => covers === 'home' && startsOn <= today);
  const [policy] = [
    ...begun.filter(({ endsOn }) => today < endsOn).toSorted((a, b) => b.startsOn.localeCompare(a.startsOn)),
    ...begun.filter(({ endsOn }) => endsOn <= today).toSorted((a, b) => b.endsOn.localeCompare(a.endsOn)),
  ];
  if (policy === undefined) return undefined;
  const { cents, isScaled } = countYearlyPremium(policy);
  return { ...policy, premium: cents, isScaled };
}
