import * as texts from '@porchlight/content/en/plan-first-visit.ts';
import type { JourneyPlace } from '@porchlight/domain/milestones/journey-place.ts';
import { type DownShare, downShares, type FirstAnswers } from '@porchlight/domain/plan/first-visit.ts';
import { type Fact, type Facts, type FactValues, parseFact } from '@porchlight/domain/plan/plan-facts.ts';
import { findPlanPrice } from '@porchlight/domain/plan/plan-price.ts';
import { type FactDraft, formatFactDraft, getFactDraft } from '../fact-fields.ts';

/** The content of the controls; an empty one is a question, or a part of one, that is skipped. */
export type FirstDraft = {
  state: string;
  county: string;
  price: string;
  income: string;
  incomePer: 'year' | 'month';
  down: '' | DownShare | typeof OTHER;
  downAmount: string;
  timeline: string;
  people: string;
  peopleCount: string;
  place: '' | JourneyPlace;
};

/** The last choice of a question, which asks for a number. */
export const OTHER = 'other';

/** How many people have a choice of their own. */
export const peopleChoices = texts.people.map((_, place) => String(place + 1));

/** What is known already, in the controls. */
export function formatFirstDraft(known: Facts, place: JourneyPlace | null): FirstDraft {
  const draftOf = (fact: Fact): FactDraft => formatFactDraft(fact, known[fact] ?? null);
  const people = known.people === undefined ? '' : String(known.people);
  const hasChoice = people === '' || peopleChoices.includes(people);
  const down = findChoice(known);
  return {
    state: draftOf('place').state ?? '',
    county: draftOf('place').county ?? '',
    price: draftOf('price')[''] ?? '',
    income: draftOf('incomeWages').cents ?? '',
    incomePer: known.incomeWages?.per ?? 'year',
    down,
    downAmount: down === OTHER ? (draftOf('downPayment')[''] ?? '') : '',
    timeline: known.timeline ?? '',
    people: hasChoice ? people : OTHER,
    peopleCount: hasChoice ? '' : people,
    place: place ?? '',
  };
}

export type DraftProblems = { readonly [Field in keyof FirstDraft]?: string };

/** The answers, and a sentence for each control that cannot be read. `plan` is what the plan knows beside them. */
export function parseFirstDraft(
  draft: FirstDraft,
  plan: Facts,
  today: string,
): { answers: FirstAnswers; problems: DraftProblems } {
  const problems: { [Field in keyof FirstDraft]?: string } = {};
  function parse<Name extends Fact>(
    fact: Name,
    field: keyof FirstDraft,
    parts: FactDraft = { '': draft[field] },
    isSkipped = draft[field].trim() === '',
  ): FactValues[Name] | undefined {
    if (isSkipped) return undefined;
    const given = getFactDraft(fact, parts);
    const parsed = 'problem' in given ? given : parseFact(fact, given.value, today);
    if (parsed.problem !== undefined) problems[field] = parsed.problem;
    return 'value' in parsed ? parsed.value : undefined;
  }
  const { state, county, income, incomePer, down } = draft;
  const hasPlace = state !== '' || county.trim() !== '';
  const price = parse('price', 'price');
  if (price === 0) problems.price = texts.enterAPrice;
  const downCents = down === OTHER ? parse('downPayment', 'downAmount') : undefined;
  const given = {
    place: parse('place', 'state', { state, county }, !hasPlace),
    timeline: parse('timeline', 'timeline'),
    price: price || undefined,
    incomeWages: parse('incomeWages', 'income', { cents: income, per: incomePer }),
    people: parse('people', draft.people === OTHER ? 'peopleCount' : 'people'),
    down: down === '' || down === OTHER ? downCents !== undefined && { cents: downCents } : { share: down },
  };
  if (hasPlace && state === '') problems.state = texts.chooseState;
  const answers: FirstAnswers = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== false),
  );
  const hasPrice = findPlanPrice({ ...plan, ...answers }) !== undefined || answers.incomeWages !== undefined;
  if (down !== '' && down !== OTHER && !hasPrice) problems.price ??= texts.shareNeedsPrice(down);
  return { answers, problems };
}

/** The share that a known down payment is of the known price, where it is one that is offered. */
function findChoice(known: Facts): FirstDraft['down'] {
  const { downPayment } = known;
  if (downPayment === undefined) return '';
  const price = findPlanPrice(known);
  if (price === undefined) return OTHER;
  return downShares.find((share) => Math.round((price * Number(share)) / 100) === downPayment) ?? OTHER;
}
