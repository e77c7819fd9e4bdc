import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomeTaxAnswer } from '@porchlight/domain/owned-home/home-taxes/tax-year.ts';
import type { TaxYearForms } from '@porchlight/domain/owned-home/taxes/tax-years.ts';

type Line = { name: string; value: string; why?: string };

/** The lines of the sum that goes on Schedule A, each with how it came about. */
export function TaxYearLines({
  year,
  answer,
  rate,
}: {
  year: TaxYearForms;
  answer: HomeTaxAnswer;
  /** The certificate's, in percent; undefined without one. */
  rate: string | undefined;
}) {
  return (
    <dl className="figure-tabular grid divide-y divide-line border-line border-y">
      {listLines(year, answer, rate).map(({ name, value, why }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
          <dt>{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
          {why !== undefined && <dd className="col-span-2 text-[.9375rem] text-ink-soft">{why}</dd>}
        </div>
      ))}
    </dl>
  );
}

function listLines(
  { interestCents, premiumCents, principalCents }: TaxYearForms,
  { interest, premiums, certificate, scheduleACents }: HomeTaxAnswer,
  rate: string | undefined,
): Line[] {
  if (interest.before !== undefined) return [];
  const isWhole = interest.deductibleCents === interestCents;
  const lines: Line[] = [
    { name: texts.rows.paid, value: formatCents(interestCents) },
    {
      name: texts.rows.within(formatCents(interest.limitCents)),
      value: formatCents(interest.deductibleCents),
      why: interest.isLeast
        ? texts.leastCounts(formatCents(principalCents))
        : isWhole
          ? texts.allCounts
          : texts.shareCounts,
    },
  ];
  if (certificate !== undefined && certificate.before === undefined && rate !== undefined)
    lines.push({ name: texts.rows.credit(rate), value: `−${formatCents(certificate.creditCents)}` });
  if (premiums !== undefined) lines.push(describePremiums(premiums, premiumCents));
  if (scheduleACents !== undefined)
    lines.push({
      name: interest.isLeast || premiums === null ? texts.rows.totalAtLeast : texts.rows.total,
      value: formatCents(scheduleACents),
    });
  return lines;
}

function describePremiums(premiums: Exclude<HomeTaxAnswer['premiums'], undefined>, paidCents: number): Line {
  const name = texts.rows.premiums;
  const paid = formatCents(paidCents);
  if (premiums === null) return { name, value: texts.notKnown, why: texts.premiumsNotKnown(paid) };
  if (premiums.before !== undefined)
    return { name, value: texts.zero, why: texts.premiumsBefore(paid, premiums.before) };
  const { percent, deductibleCents, step, fullUpTo } = premiums;
  const rule = texts.premiumsRule(formatCount(step), formatCount(fullUpTo));
  return { name, value: formatCents(deductibleCents), why: `${texts.premiumsOf(paid, percent)} ${rule}` };
}
