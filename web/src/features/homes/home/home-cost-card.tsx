import * as texts from '@porchlight/content/en/homes.ts';
import { computeHomeCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { paths } from '../../../paths.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useEnterFact } from '../../plan/plan.queries.ts';
import { describeCost } from '../home-words.ts';
import type { HomesProps } from '../homes-props.ts';

/** What the home takes a month and at closing; its figures become those of the plan with one press. */
export function HomeCostCard({ home, plan, today }: HomesProps & { home: HomeView }) {
  const enter = useEnterFact();
  const cost = computeHomeCost(plan, home, today);
  function takeIntoPlan() {
    for (const [fact, value] of listPlanFacts(home)) enter({ fact, value });
    showSuccess({ title: texts.usedInPlan });
  }
  return (
    <SectionCard id="cost" title={texts.costTitle}>
      {cost === null ? (
        <p className="max-w-[60ch] text-ink-soft">
          {home.price === null ? texts.needsPrice : texts.needsLoan}
        </p>
      ) : (
        <>
          <p className="max-w-[60ch] text-ink-soft">{texts.costLead}</p>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-4">
            <Figure name={texts.monthly} value={cost.payment} />
            <Figure name={texts.cashToClose} value={cost.cashToClose} />
          </dl>
          <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{describeCost(cost).join(' ')}</p>
        </>
      )}
      <p className="flex flex-wrap gap-2.5">
        {home.price !== null && (
          <Button size="small" onClick={takeIntoPlan}>
            {texts.takeIntoPlan}
          </Button>
        )}
        <ButtonLink size="small" to={paths.plan}>
          {texts.openPlan}
        </ButtonLink>
      </p>
    </SectionCard>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="grid gap-0.5">
      <dt className="font-semibold text-[.9375rem]">{name}</dt>
      <dd className="figure-tabular font-display font-medium text-[1.75rem] leading-tight">
        {formatCents(value, 'whole')}
      </dd>
    </div>
  );
}

/** Figures that are not known of the home are taken out of the plan, where they were another home's. */
function listPlanFacts(home: HomeView): (readonly [Fact, FactValue | null])[] {
  return [
    ['price', home.price],
    ['propertyTaxYearly', home.propertyTaxYearly],
    ['homeInsuranceYearly', home.homeInsuranceYearly],
    ['duesMonthly', home.duesMonthly],
    ...(home.state === null ? [] : [['place', { state: home.state, county: null }] as const]),
    ...(home.propertyType === null ? [] : [['propertyType', home.propertyType] as const]),
  ];
}
