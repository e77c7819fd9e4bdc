import { Decimal } from '../kernel/decimals.ts';
import { findHouseholdMedian, householdSizes, type IncomeArea } from '../programs/income-area.ts';
import type { FinderAnswers } from '../programs/program-finder/answers.ts';
import type { Fact, Facts, FactValues } from './plan-facts.ts';
import { findBaseLoan, findPlanPrice } from './plan-price.ts';
import { findPricedScore } from './priced-score.ts';

const uses = { primaryResidence: 'primary', secondHome: 'second', investment: 'investment' } as const;
const loans = { conventional: 'conventional', fha: 'fha', va: 'va', usda: 'usda' } as const;

/** What the plan says of the questions of the program finder; what it does not know is not there. Whole cents. */
export function toFinderAnswers(facts: Facts): FinderAnswers {
  const { place, occupancy, savings, program, downPayment, propertyType } = facts;
  const price = findPlanPrice(facts);
  const income = readYearlyIncome(facts);
  const answers: FinderAnswers = {
    state: place?.state,
    occupancy: occupancy && uses[occupancy],
    income,
    ownFunds: savings,
    score: findPricedScore(facts),
    price,
    loanAmount: findBaseLoan(facts),
    // A building of several homes may have two, three or four.
    units: propertyType === undefined || propertyType === 'multiFamily' ? undefined : 1,
    loan: program && loans[program],
    downPercent:
      price === undefined || price === 0 || downPayment === undefined || downPayment > price
        ? undefined
        : new Decimal(downPayment).times(100).div(price).toDecimalPlaces(6, Decimal.ROUND_DOWN).toString(),
  };
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as FinderAnswers;
}

/**
 * The area's median for the plan's county and household, in whole cents, from the official list of its state. Undefined where county or
 * household is not known, where HUD prints nothing for it, and where towns of the county have different medians.
 */
export function findPlanMedian(
  { place, people }: Facts,
  areas: readonly Pick<IncomeArea, 'county' | 'median' | 'limits50'>[],
): number | undefined {
  const size = householdSizes.find((each) => each === people);
  const county = place?.county;
  if (county == null || size === undefined) return undefined;
  const medians = areas
    .filter((area) => getCountyName(area.county) === getCountyName(county))
    .map((area) => findHouseholdMedian(area, size));
  return new Set(medians).size === 1 ? medians[0] : undefined;
}

/** Without the word that says what it is: buyers type "Franklin" and HUD prints "Franklin County". */
const getCountyName = (county: string) =>
  county
    .trim()
    .toLowerCase()
    .replace(/ (?:county|parish)$/, '');

/** All kinds of income together, by the year in whole cents. */
function readYearlyIncome({ incomeWages, incomeSelfEmployment, incomeOther }: Facts): number | undefined {
  const incomes = [incomeWages, incomeSelfEmployment, incomeOther].filter((income) => income !== undefined);
  if (incomes.length === 0) return undefined;
  return incomes.reduce((total, { cents, per }) => total + cents * (per === 'year' ? 1 : 12), 0);
}

/** A fact of the plan that an answer of the finder would change. */
export type FinderFact = { [Name in Fact]: { fact: Name; value: FactValues[Name] } }[Fact];

/** What the answers would change in the plan: the place, how the home is used, savings and score. The plan holds no other answer as it is given. */
export function listFinderFacts(answers: FinderAnswers, facts: Facts): FinderFact[] {
  const known = toFinderAnswers(facts);
  const { state, occupancy, ownFunds, score } = answers;
  const changes: FinderFact[] = [];
  const isNew = (name: 'state' | 'occupancy' | 'ownFunds' | 'score') =>
    answers[name] !== undefined && answers[name] !== known[name];
  if (state !== undefined && isNew('state')) changes.push({ fact: 'place', value: { state, county: null } });
  if (isNew('occupancy')) {
    const use = (Object.keys(uses) as (keyof typeof uses)[]).find((name) => uses[name] === occupancy);
    if (use !== undefined) changes.push({ fact: 'occupancy', value: use });
  }
  if (ownFunds !== undefined && isNew('ownFunds')) changes.push({ fact: 'savings', value: ownFunds });
  if (score !== undefined && isNew('score'))
    changes.push({ fact: 'creditScore', value: { score, model: 'unknown', bureau: 'unknown', on: null } });
  return changes;
}
