import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { formatPercent } from '@porchlight/domain/kernel/percents.ts';
import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { pickTable } from '@porchlight/domain/programs/data-table.ts';
import { conformingLimitTables } from '@porchlight/domain/programs/loan-limits/conforming-limit-table.ts';
import { fhaLimitTables } from '@porchlight/domain/programs/loan-limits/fha-limit-table.ts';
import { fhaMipTables } from '@porchlight/domain/programs/mortgage-insurance/fha-mip-table.ts';
import { usdaFeeTables } from '@porchlight/domain/programs/mortgage-insurance/usda-fee-table.ts';
import { vaFundingFeeTables } from '@porchlight/domain/programs/mortgage-insurance/va-funding-fee-table.ts';
import { sources } from '../../facts/sources.ts';

/** Four programs side by side, with the limits and fees that hold on a day. */
export function describeMortgageTypes(on: string): TopicText {
  const conforming = pickTable(conformingLimitTables, on).content;
  const fha = pickTable(fhaLimitTables, on).content;
  const premium = pickTable(fhaMipTables, on).content;
  const usda = pickTable(usdaFeeTables, on).content;
  const va = pickTable(vaFundingFeeTables, on).content;
  const [baseline] = conforming.baseline;
  const noDown = va.steps.find(({ fromDownPercent }) => fromDownPercent === '0');
  const littleDown = premium.longTerm.upToLine.at(-1)?.annualPercent;
  return {
    title: 'Which mortgage fits me?',
    answer:
      'VA if you served, USDA if the home is in an eligible rural area and your income is within its limit, FHA if your score or savings are low, conventional otherwise. Ask lenders to quote the two that fit you best.',
    sections: [
      {
        title: 'Four loans side by side',
        table: {
          head: ['Loan', 'Least down payment', 'Insurance or fee', 'Largest loan, one unit'],
          rows: [
            [
              'Conventional',
              '3% for many buyers',
              'Private mortgage insurance below 20% down; it can end',
              `${formatDollars(String(baseline))} in most counties, up to ${formatDollars(String(conforming.ceiling[0]))}`,
            ],
            [
              'FHA',
              '3.5%',
              `${formatPercent(premium.upfrontPercent)} up front and, with little down, ${formatPercent(`${littleDown}`)} a year that does not end`,
              `${formatDollars(String(fha.floor[0]))} to ${formatDollars(String(fha.ceiling[0]))}, by county`,
            ],
            [
              'VA',
              'None',
              `Funding fee of ${formatPercent(`${noDown?.first}`)} on a first use with nothing down; none for many disabled veterans`,
              'No limit with full entitlement',
            ],
            [
              'USDA',
              'None',
              `${formatPercent(usda.upfrontPercent)} up front and ${formatPercent(usda.annualPercent)} a year`,
              'Set by your income and the area',
            ],
          ],
        },
        sources: [
          sources.conformingLimits,
          sources.fhaInsurance,
          sources.vaFundingFee,
          sources.lowDownPayment,
        ],
      },
      {
        title: 'Fixed or adjustable rate',
        paragraphs: [
          'With a fixed rate, principal and interest stay the same to the last payment; taxes and insurance still change. An adjustable rate starts lower and can rise after its first years: the [[loan-estimate|Loan Estimate]] says how soon, how often and how high.',
          'If you could not pay the highest payment printed there, the fixed rate is the safer choice.',
        ],
      },
      {
        title: 'Which one costs you least',
        links: [
          {
            label: 'Affordability calculator',
            href: '/tools/affordability',
            note: 'The price each program lets you reach.',
          },
          {
            label: 'Compare offers',
            href: '/tools/compare-offers',
            note: 'What two quotes cost over the years you stay.',
          },
          {
            label: 'The guide on kinds of loan',
            href: '/portal/preparing#critical-knowledge',
            note: 'With the lines each program draws.',
          },
        ],
      },
    ],
  };
}
