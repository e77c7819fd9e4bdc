import * as texts from '@porchlight/content/en/reports-and-conditions.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { listPlanCosts } from '@porchlight/domain/plan/plan-cost.ts';
import { compareOrderCosts, type OrderCost } from '@porchlight/domain/reports-and-conditions/order-costs.ts';
import type { ThirdPartyOrder } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useNewestWeek } from '../../../platform/api/newest-week.ts';
import { usePlanFacts } from '../../tools/plan/plan-facts.queries.ts';

/** What third parties cost, each kind beside its line of the estimate that the plan comes to. */
export default function OrderCosts({ orders, today }: { orders: readonly ThirdPartyOrder[]; today: string }) {
  const plan = usePlanFacts();
  const survey = useNewestWeek();
  if (plan === undefined) return null;
  const estimate = listPlanCosts(plan, today, survey);
  const costs = compareOrderCosts(orders, { estimate, plan });
  const total = costs.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <section aria-labelledby="order-costs" className="grid gap-3">
      <div className="grid gap-1">
        <h3 id="order-costs" className="text-[1.15rem]">
          {texts.costsTitle}
        </h3>
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">
          {estimate === null ? texts.costsLead.none : texts.costsLead.plan}{' '}
          <Link to={paths.plan} className="text-link">
            {texts.openPlan}
          </Link>
        </p>
      </div>
      <dl className="grid divide-y divide-line border-line border-y">
        {costs.map((cost) => (
          <div key={cost.kind} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <dt className="font-semibold">{texts.kinds[cost.kind]}</dt>
            <dd className="figure-tabular sm:text-right">{formatCents(cost.cents)}</dd>
            <dd className="figure-tabular text-[.9375rem] text-ink-soft sm:col-span-2">
              {describeLines(cost, estimate !== null)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="figure-tabular text-ink-soft">{texts.total(formatCents(total))}</p>
    </section>
  );
}

/** The difference first, then what it is from. */
function describeLines({ line, difference, offerSection }: OrderCost, hasEstimate: boolean): string {
  const parts = [
    ...(difference === null ? (hasEstimate ? [texts.noLine] : []) : [describeDifference(difference)]),
    ...(line === null
      ? []
      : [
          texts.estimateLine(
            line.labels.length === 1 ? (line.labels[0] ?? '') : texts.titleLines,
            line.section,
            formatCents(line.cents),
            line.isAssumed,
          ),
        ]),
    ...(offerSection === null
      ? []
      : [texts.offerSection(offerSection.lender, offerSection.section, formatCents(offerSection.cents))]),
  ];
  return parts.join(' ');
}

function describeDifference(difference: number): string {
  if (difference === 0) return texts.difference.same;
  const amount = formatCents(Math.abs(difference));
  return difference > 0 ? texts.difference.more(amount) : texts.difference.less(amount);
}
