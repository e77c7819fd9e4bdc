import * as texts from '@porchlight/content/en/assistant/own-answers.ts';
import { labelField } from '@porchlight/content/en/document-readings.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { roleTitles } from '@porchlight/content/en/sharing-roles.ts';
import type { OwnFact, ToldAnswer } from '@porchlight/domain/assistant/intents.ts';
import { answerFromJourney, type JourneyTitles } from '@porchlight/domain/assistant/journey-answers.ts';
import { inputKeys } from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import {
  contractTermOf,
  describeMilestoneDate,
} from '@porchlight/domain/dates/purchase-dates/milestone-dates.ts';
import type { PurchaseDate } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { reviewReasons } from '@porchlight/domain/documents/document-reviews.ts';
import {
  describeDistance,
  formatCalendarDate,
  formatWeekdayDate,
  getCalendarDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { formatPercent } from '@porchlight/domain/kernel/percents.ts';
import type { Journey } from '@porchlight/domain/milestones/milestones.contract.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { titles as termTitles } from '@porchlight/domain/offers/contract-deadlines/en.ts';
import { findNextPayment } from '@porchlight/domain/owned-home/next-payment.ts';
import { assumeFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import { toToolInputs } from '@porchlight/domain/plan/calculator-inputs.ts';
import { computePlanCost, listPlanCosts } from '@porchlight/domain/plan/plan-cost.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { computeRatios } from '@porchlight/domain/programs/debt-to-income/debt-to-income.ts';
import { roundRatio } from '@porchlight/domain/programs/shown-ratios.ts';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { loadNewestWeek } from '../../../platform/api/newest-week.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { homesPath, ownedHomePath } from '../../../ui/home/homes-path.ts';
import { formatReadValue } from '../../documents/readings/read-value.ts';
import { findReadingAddress } from '../../documents/readings/reading-address.ts';
import {
  describeAssumedFact,
  describeSource,
  describeValue,
  getFactName,
} from '../../tools/plan/fact-words.ts';

type Asked = { queryClient: QueryClient; today: string; titles: JourneyTitles };
type Told = Omit<ToldAnswer, 'isOwn'>;

/**
 * What is the buyer's own of the first of these facts that is known; else where the first is set. Comes with the first question of one's
 * own.
 */
export async function answerOwn(facts: readonly OwnFact[], asked: Asked): Promise<ToldAnswer | undefined> {
  for (const fact of facts) {
    const told = await findKnown(fact, asked);
    if (told !== undefined) return { ...told, isOwn: true };
  }
  for (const fact of facts) {
    const missing = await describeMissing(fact, asked);
    if (missing !== undefined) return { ...missing, isOwn: true };
  }
  return undefined;
}

async function findKnown(fact: OwnFact, asked: Asked): Promise<Told | undefined> {
  const [kind, name = ''] = splitFact(fact);
  switch (kind) {
    case 'plan':
      return answerPlanFact(name as Fact, asked);
    case 'cost':
      return answerCost(name as keyof typeof texts.costs, asked);
    case 'date':
      return answerDate(name, asked);
    case 'read':
      return answerRead(name, asked);
    case 'owned':
      return answerOwned(name, asked);
    default:
      return lists[kind as keyof typeof lists](asked);
  }
}

const lists = {
  dates: answerDates,
  next: (asked: Asked) => answerJourney('next', asked),
  documents: (asked: Asked) => answerJourney('documents', asked),
  received: answerReceived,
  returned: answerReturned,
  ratio: answerRatio,
  offer: answerOffer,
  people: answerPeople,
  'loan-estimate': answerEstimates,
};

function splitFact(fact: OwnFact): [kind: string, name?: string] {
  const at = fact.indexOf('.');
  return at === -1 ? [fact] : [fact.slice(0, at), fact.slice(at + 1)];
}

const planLink = { label: texts.yourPlan, href: paths.plan };
const datesLink = { label: texts.yourDates, href: paths.dates };
const documentsLink = { label: texts.documentCenter, href: paths.documents };

/** Days of the plan that are in the list of dates too, with what follows from them. */
const dateOfFact: Partial<Record<Fact, string>> = { closingDay: 'closing-day', lockUntil: 'rate-lock-ends' };

async function readPlan({ queryClient }: Asked) {
  const { facts } = await queryClient.fetchQuery(api.plan.read.queryOptions());
  const known: Facts = Object.fromEntries(
    facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])),
  );
  return { facts, known };
}

async function answerPlanFact(fact: Fact, asked: Asked): Promise<Told | undefined> {
  const dated = dateOfFact[fact];
  if (dated !== undefined) {
    const told = await answerDate(dated, asked);
    if (told !== undefined) return told;
  }
  const { facts } = await readPlan(asked);
  const stored = facts.find((each) => each.fact === fact);
  if (stored === undefined || stored.value === null) return undefined;
  return {
    first: texts.inYourPlan(getFactName(fact), describeValue(fact, stored.value)),
    more: [texts.from(describeSource(stored))],
    links: [planLink],
  };
}

async function answerCost(cost: keyof typeof texts.costs, asked: Asked): Promise<Told | undefined> {
  const { known } = await readPlan(asked);
  const survey = await loadNewestWeek();
  const amount =
    cost === 'closingCosts'
      ? listPlanCosts(known, asked.today, survey)?.reduce((sum, { cents }) => sum + cents, 0)
      : computePlanCost(known, asked.today, survey)?.[cost];
  return amount == null
    ? undefined
    : { first: texts.costs[cost](formatCents(amount)), more: [texts.anEstimate], links: [planLink] };
}

const readDates = ({ queryClient }: Asked) => queryClient.fetchQuery(api.purchaseDates.list.queryOptions());

/** The day, what it means and whose move it is. */
async function answerDate(key: string, asked: Asked): Promise<Told | undefined> {
  const { dates } = await readDates(asked);
  // A date of the contract has a key of its own there, and the title of its term.
  const term = contractTermOf[key] as keyof typeof termTitles | undefined;
  const date =
    dates.find((each) => each.key === key) ??
    dates.find(({ title }) => term !== undefined && title === termTitles[term]) ??
    (await findContractDate(key, asked));
  return date && { ...tellDate(date, asked.today), links: [datesLink] };
}

type ToldDate = Pick<
  PurchaseDate,
  'title' | 'day' | 'state' | 'owner' | 'isDeadline' | 'consequence' | 'problem'
>;

/** A term of the contract is among the dates under a key of its own; the milestone that asks for it knows its day. */
async function findContractDate(
  key: string,
  { queryClient, titles, today }: Asked,
): Promise<ToldDate | undefined> {
  if (!(key in contractTermOf)) return undefined;
  const journey = await queryClient.fetchQuery(api.milestones.list.queryOptions());
  const asks = journey.milestones.find(({ slug, isAvailable }) => isAvailable && key in titles[slug].dates);
  if (asks === undefined) return undefined;
  const { slug } = asks;
  const { dates } = await queryClient.fetchQuery(api.milestones.get.queryOptions({ input: { slug } }));
  const day = dates.find((each) => each.key === key)?.date;
  if (day == null) return undefined;
  const title = titles[slug].dates[key] ?? key;
  return {
    title,
    day,
    state: day < today ? 'passed' : 'ahead',
    problem: null,
    ...describeMilestoneDate(key),
  };
}

function tellDate({ title, day, state, owner, isDeadline, consequence, problem }: ToldDate, today: string) {
  const move = state === 'done' ? texts.dateDone : isDeadline ? texts.whoseMove[owner] : '';
  return {
    first: texts.dateIs(title, formatWeekdayDate(day, locale), describeDistance(day, today)),
    more: [[move, consequence ?? ''].filter((part) => part !== '').join(' '), problem ?? ''].filter(
      (part) => part !== '',
    ),
  };
}

const MAX_DATES = 5;
const MAX_PASSED = 2;

async function answerDates(asked: Asked): Promise<Told | undefined> {
  const { dates, today } = await readDates(asked);
  const ahead = dates.filter(({ day, state }) => day >= today && (state === 'ahead' || state === 'due'));
  const passed = dates.filter(({ state, isDeadline }) => state === 'passed' && isDeadline).slice(-MAX_PASSED);
  if (ahead.length + passed.length === 0) return undefined;
  const shown = ahead.slice(0, MAX_DATES);
  return {
    first: shown.length === 0 ? texts.noDatesAhead : texts.datesAhead(shown.length),
    more: [
      ...shown.map((date) => tellDate(date, today).first),
      ...passed.map(({ title, day }) => texts.datesPassed(title, formatWeekdayDate(day, locale))),
    ],
    links: [datesLink],
  };
}

async function answerRead(field: string, { queryClient }: Asked): Promise<Told | undefined> {
  const { figures } = await queryClient.fetchQuery(
    api.search.find.queryOptions({ input: { q: labelField(field) } }),
  );
  const [newest, ...older] = figures.filter((each) => each.field === field);
  if (newest === undefined) return undefined;
  const { documentId, name, value, page, state } = newest;
  return {
    first: texts.says(labelField(field), formatReadValue(field, value), name, page),
    more: [
      texts.certainty[state],
      ...older.map((each) => texts.alsoSays(each.name, formatReadValue(field, each.value), each.page)),
    ],
    links: [{ label: texts.showIt, href: findReadingAddress(documentId, field) }],
  };
}

/** The open milestones as they are now, as far as the question needs them. */
async function answerJourney(
  ask: 'next' | 'documents',
  { queryClient, titles, today }: Asked,
): Promise<Told> {
  const journey = await queryClient.fetchQuery(api.milestones.list.queryOptions());
  const workspaces = await Promise.all(
    listNeeded(ask, journey).map(({ slug }) =>
      queryClient.fetchQuery(api.milestones.get.queryOptions({ input: { slug } })),
    ),
  );
  const lines = answerFromJourney(ask, { journey, workspaces, titles, today });
  const [first = '', ...more] = lines.map(({ text }) => text);
  const named = [...new Set(lines.flatMap(({ milestone }) => (milestone === undefined ? [] : [milestone])))];
  return {
    first,
    more,
    links: named.map((slug) => ({
      label: texts.open(milestones.find((milestone) => milestone.slug === slug)?.title ?? slug),
      href: paths.milestone(slug),
    })),
  };
}

/** A completed milestone stays completed when a document of it is sent back, which is due again then. */
function listNeeded(ask: 'next' | 'documents', journey: Journey) {
  const open = journey.milestones.filter(({ isAvailable }) => isAvailable);
  return ask === 'documents'
    ? open.filter(({ docsDue }) => docsDue > 0)
    : open.filter(({ isCompleted }) => !isCompleted).slice(0, 1);
}

const MAX_LISTED = 6;

async function answerReceived({ queryClient }: Asked): Promise<Told> {
  const { documents } = await queryClient.fetchQuery(api.documents.list.queryOptions());
  return {
    first: documents.length === 0 ? texts.noDocuments : texts.documentsUploaded(documents.length),
    more: documents
      .slice(0, MAX_LISTED)
      .map(({ name, createdAt }) =>
        texts.documentLine(name, formatCalendarDate(getCalendarDay(new Date(createdAt)), locale)),
      ),
    links: [documentsLink],
  };
}

async function answerReturned({ queryClient }: Asked): Promise<Told> {
  const { documents } = await queryClient.fetchQuery(api.documents.list.queryOptions());
  const returned = documents.filter(
    ({ review, replacedBy }) => review?.state === 'needs-attention' && replacedBy === null,
  );
  return {
    first: texts.documentsReturned(returned.length),
    more: returned
      .slice(0, MAX_LISTED)
      .map(({ name, review }) =>
        texts.returnedLine(name, review?.reason == null ? undefined : reviewReasons[review.reason].sentence),
      ),
    links: [documentsLink],
  };
}

/** The debts and the payment of the plan by its income before taxes; names what the plan lacks for it. */
async function answerRatio(asked: Asked): Promise<Told> {
  const { known } = await readPlan(asked);
  const survey = await loadNewestWeek();
  const payment = computePlanCost(known, asked.today, survey)?.payment ?? undefined;
  const { grossMonthlyIncome, grossAnnualIncome } = toToolInputs('affordability', known, asked.today, survey);
  const income = grossMonthlyIncome ?? (grossAnnualIncome && new Decimal(grossAnnualIncome).div(12));
  const { monthlyDebts } = known;
  if (payment === undefined || income === undefined || monthlyDebts === undefined) {
    const lacking: Fact[] = [
      ...(payment === undefined ? (['price'] as const) : []),
      ...(income === undefined ? (['incomeWages'] as const) : []),
      ...(monthlyDebts === undefined ? (['monthlyDebts'] as const) : []),
    ];
    return { first: texts.ratioMissing(lacking.map(getFactName).join(', ')), more: [], links: [planLink] };
  }
  const { back } = computeRatios(
    new Decimal(income),
    new Decimal(payment).div(100),
    new Decimal(monthlyDebts).div(100),
  );
  return {
    first: texts.ratioIs(
      formatPercent(roundRatio(back), 1),
      formatCents(payment, 'whole'),
      formatCents(monthlyDebts, 'whole'),
    ),
    more: [texts.anEstimate],
    links: [planLink],
  };
}

async function answerOffer({ queryClient }: Asked): Promise<Told> {
  const { homes, offers } = await queryClient.fetchQuery(pageApi.homes.list.queryOptions());
  const links = [{ label: texts.yourHomes, href: homesPath }];
  const current = homes.flatMap(({ id, address }) => {
    const offer = offers[id];
    return offer === undefined ? [] : [{ address, ...offer }];
  });
  const [first] = current.toSorted((one, other) => one.state.localeCompare(other.state));
  if (first === undefined) return { first: texts.noOffer, more: [], links };
  const price = formatCents(first.terms.priceCents);
  return {
    first:
      first.state === 'contract'
        ? texts.offerAccepted(price, first.address)
        : texts.offerLive(first.by, price, first.address),
    more:
      first.endsAt === null
        ? []
        : [texts.offerEnds(formatInstant(new Date(first.endsAt), 'deadline', { locale }))],
    links,
  };
}

async function answerPeople({ queryClient }: Asked): Promise<Told> {
  const { people } = await queryClient.fetchQuery(pageApi.sharing.read.queryOptions());
  const others = people.filter(({ isYou, state }) => !isYou && (state === 'active' || state === 'invited'));
  const named = others.map(({ name, role, state }) =>
    texts.person(name, roleTitles[role], state === 'invited'),
  );
  return {
    first: others.length === 0 ? texts.onlyYou : texts.peopleAre(named.join(', ')),
    more: [],
    links: [{ label: texts.people, href: paths.people }],
  };
}

async function answerEstimates({ queryClient }: Asked): Promise<Told> {
  const { readings } = await queryClient.fetchQuery(pageApi.keptReadings.list.queryOptions());
  const estimates = readings.filter(({ form, isReplaced }) => form === 'loan_estimate' && !isReplaced);
  return {
    first: estimates.length === 0 ? texts.noEstimate : texts.estimatesRead(estimates.length),
    more: estimates.slice(0, MAX_LISTED).map(({ name }) => `${name}.`),
    links:
      estimates.length === 0
        ? [documentsLink]
        : [{ label: texts.compareEstimates, href: '/tools/compare-offers' }, documentsLink],
  };
}

/** The loan of a home that was bought, as its owner entered it. */
async function answerOwned(what: string, { queryClient, today }: Asked): Promise<Told | undefined> {
  const { records } = await queryClient.fetchQuery(pageApi.ownedHome.read.queryOptions());
  const next = findNextPayment(records, today);
  if (next === undefined) return undefined;
  const links = [{ label: texts.yourHome, href: ownedHomePath }];
  if (what === 'escrow')
    return next.escrow === null
      ? undefined
      : { first: texts.escrowIs(formatCents(next.escrow)), more: [], links };
  return {
    first: texts.nextPaymentIs(formatCents(next.total), formatWeekdayDate(next.dueOn, locale)),
    more: [
      texts.paymentParts(
        formatCents(next.principal),
        formatCents(next.interest),
        next.escrow === null ? undefined : formatCents(next.escrow),
      ),
    ],
    links,
  };
}

/** Says that it is not set, and leads to where it is; of the plan's facts, what is assumed until then. */
async function describeMissing(fact: OwnFact, asked: Asked): Promise<Told | undefined> {
  const [kind, name = ''] = splitFact(fact);
  if (kind === 'cost') {
    const { known } = await readPlan(asked);
    const isPriced = computePlanCost(known, asked.today, await loadNewestWeek()) !== null;
    return { first: isPriced ? texts.savingsMissing : texts.priceMissing, more: [], links: [planLink] };
  }
  if (kind === 'plan' && dateOfFact[name as Fact] === undefined) {
    const planned = name as Fact;
    const { known } = await readPlan(asked);
    const assumed = assumeFacts(known, asked.today, await loadNewestWeek());
    const value = assumed.values[planned];
    return value === undefined
      ? { first: texts.notInPlan(getFactName(planned)), more: [], links: [planLink] }
      : {
          first: texts.assumed(getFactName(planned), describeValue(planned, value)),
          more: [texts.from(describeAssumedFact(planned, assumed))],
          links: [planLink],
        };
  }
  if (kind === 'owned')
    return { first: texts.loanNotEntered, more: [], links: [{ label: texts.yourHome, href: ownedHomePath }] };
  if (kind === 'plan' || kind === 'date' || kind === 'dates') {
    const key = kind === 'plan' ? dateOfFact[name as Fact] : name;
    const isClosing = key === inputKeys[0];
    return { first: isClosing ? texts.closingDateMissing : texts.dateNotSet, more: [], links: [datesLink] };
  }
  return undefined;
}
