import * as texts from '@porchlight/content/en/assistant/plan-answers.ts';
import type { PlanAsk } from '@porchlight/domain/assistant/asked/plan-asks.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { assumeFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { paths } from '../../../paths.ts';
import {
  describeAssumedFact,
  describeSource,
  describeValue,
  getFactName,
} from '../../tools/plan/fact-words.ts';

/** The figure that a question asks for, from the plan on a calendar day (YYYY-MM-DD) and with a week's rate. Comes with the first such question. */
export function answerFromPlan(ask: PlanAsk, plan: PlanView, today: string, survey: WeeklyRate): ToldAnswer {
  const known: Facts = Object.fromEntries(
    plan.facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])),
  );
  const { first, more = [] } =
    'fact' in ask
      ? tellFact(ask.fact, { plan, known, today, survey })
      : tellCost(ask.cost, known, { today, survey });
  return { first, more, links: [{ label: texts.yourPlan, href: paths.plan }] };
}

type Told = { first: string; more?: string[] };

function tellFact(
  fact: Extract<PlanAsk, { fact: unknown }>['fact'],
  { plan, known, today, survey }: { plan: PlanView; known: Facts; today: string; survey: WeeklyRate },
): Told {
  const name = getFactName(fact);
  const stored = plan.facts.find((each) => each.fact === fact);
  if (stored !== undefined && stored.value !== null)
    return {
      first: texts.inYourPlan(name, describeValue(fact, stored.value)),
      more: [texts.from(describeSource(stored))],
    };
  const assumed = assumeFacts(known, today, survey);
  const value = assumed.values[fact];
  return value === undefined
    ? { first: texts.notInPlan(name) }
    : {
        first: texts.assumed(name, describeValue(fact, value)),
        more: [texts.from(describeAssumedFact(fact, assumed))],
      };
}

function tellCost(
  cost: Extract<PlanAsk, { cost: unknown }>['cost'],
  known: Facts,
  { today, survey }: { today: string; survey: WeeklyRate },
): Told {
  const found = computePlanCost(known, today, survey);
  if (found === null) return { first: texts.priceMissing };
  const amount = found[cost];
  return amount === null
    ? { first: texts.savingsMissing }
    : { first: texts.costs[cost](formatCents(amount)), more: [texts.anEstimate] };
}
