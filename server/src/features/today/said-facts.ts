import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { describeHomeTask } from '@porchlight/content/en/owned-home-answer.ts';
import type {
  HousePriceAreas,
  housePriceFigures,
} from '@porchlight/domain/data-sources/house-prices.contract.ts';
import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import {
  isOwedAgain,
  listCurrentAnswers,
  parseFirstName,
} from '@porchlight/domain/documents/document-reviews.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import { computeCountedCost } from '@porchlight/domain/homes/home-cost.ts';
import type { HomesView, OfferLogView } from '@porchlight/domain/homes/homes.contract.ts';
import { type MilestoneSlug, milestoneSlugs } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { toCents } from '@porchlight/domain/kernel/money.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { hasClosed, listMilestonesUnderWay } from '@porchlight/domain/milestones/milestones.ts';
import { getOfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { findHomeAnswer } from '@porchlight/domain/owned-home/home-answer.ts';
import { findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { findHomeArea } from '@porchlight/domain/owned-home/home-value/index-areas.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { toToolInputs } from '@porchlight/domain/plan/calculator-inputs.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import type { PurchaseView } from '@porchlight/domain/sharing/sharing-views.ts';
import { findMainHome } from '@porchlight/domain/today/main-home.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { cashToCloseInput } from '@porchlight/domain/tools/cash-to-close/cash-to-close.contract.ts';
import { computeCashToClose } from '@porchlight/domain/tools/cash-to-close/cash-to-close.ts';
import type * as z from 'zod/mini';

type HousePriceFigures = z.infer<typeof housePriceFigures>;

/** One thing that one place of the portal says: what it is about, where it was read, and the value. */
export type SaidFact = { about: string; place: string; value: unknown };

/** A signed-in buyer. */
type Reader = { call(method: string, path: string): Promise<{ status: number; body: unknown }> };

const read = async <Body>(who: Reader, path: string) => {
  const { status, body } = await who.call('GET', `/api${path}`);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
  return body as Body;
};

/** Everything that Today says, and the same as each room says it, to one buyer at `now`. `feed` is the address of their calendar. */
export async function listSaidFacts(who: Reader, feed: string, now: Date): Promise<SaidFact[]> {
  const today = await read<TodayView>(who, '/today');
  const journey = await read<Journey>(who, '/milestones');
  const plan = await read<PlanView>(who, '/plan');
  const dates = await read<PurchaseDates>(who, '/dates');
  const workspaces = await listWorkspaces(who, journey);
  return [
    ...sayClosing(today, journey, dates),
    ...(await sayOwnedHome(who, today, journey, dates)),
    ...sayMilestoneDates(workspaces, today, dates),
    ...sayPlan(today, plan),
    ...sayPeople(today, await read<PurchaseView>(who, '/purchase')),
    ...(await sayHome(who, { today, journey, plan, now })),
    ...(await sayCosts(who, { today, plan, day: dates.today })),
    ...(await sayDocuments(who, today, journey)),
    ...sayTasks(journey, workspaces),
    ...(await sayCalendar(today, feed)),
    ...(await saySearch(who, today)),
  ];
}

function sayClosing(
  { closingDay, owned }: TodayView,
  journey: Journey,
  { dates }: PurchaseDates,
): SaidFact[] {
  const about = 'closing day';
  const ofList = dates.find(({ key }) => key === 'closing-day' || key === 'contract-closing-date');
  const next = journey.dates.filter(({ key }) => key === 'closing-day').map(({ date }) => date);
  return [
    { about, place: 'Today', value: closingDay },
    { about, place: 'Dates', value: ofList?.day ?? null },
    ...next.map((value) => ({ about, place: 'Milestones', value })),
    {
      ...{ about: 'closed by a closing day ahead', place: 'Milestones' },
      // A home that is owned closes the purchase by itself, and so does the buyer's own word.
      value:
        journey.place === 'closed' &&
        owned === null &&
        journey.placeSource !== 'answer' &&
        (closingDay === null || ofList?.state === 'ahead'),
    },
    { about: 'closed by a closing day ahead', place: 'Rule', value: false },
  ];
}

/** Each date that a milestone asks for, as the list of dates has it; the closing day is asked for twice. */
function sayMilestoneDates(
  workspaces: readonly MilestoneWorkspace[],
  { closingDay }: TodayView,
  { dates }: PurchaseDates,
): SaidFact[] {
  return workspaces.flatMap(({ card, dates: asked }) =>
    asked.flatMap(({ key, date }) => {
      const about = `date ${key} in ${card.slug}`;
      const place = 'Milestones';
      if (key === 'closing-day' || key === 'contract-closing-date')
        return [
          { about, place, value: date },
          { about, place: 'Today', value: closingDay },
        ];
      const title = milestoneTexts
        .find(({ slug }) => slug === card.slug)
        ?.dates.find((each) => each.key === key)?.title;
      // A term that was waived is asked for no longer; a milestone's own date is waived in the list alone.
      const listed = dates.filter(
        (each) => each.key === key || (each.title === title && each.state !== 'waived'),
      );
      // A day that a rule counts is in the list alone.
      if (date === null && listed.every(({ source }) => source === 'computed')) return [];
      return [
        { about, place, value: date },
        { about, place: 'Dates', value: listed.map(({ day }) => day).join() },
      ];
    }),
  );
}

/** What the head of an owned home's page says, which Today repeats in place of a purchase's figures. */
async function sayOwnedHome(
  who: Reader,
  { owned, figures }: TodayView,
  journey: Journey,
  { dates, today }: PurchaseDates,
): Promise<SaidFact[]> {
  const { records } = await read<OwnedHome>(who, '/owned-home');
  const home = findRecord(homeKind, records)?.content;
  const { areas } = await read<HousePriceAreas>(who, `/house-prices?state=${home?.state ?? 'OH'}`);
  const area = home && findHomeArea(home, areas);
  const index =
    area && (await read<HousePriceFigures>(who, `/house-prices/figures?code=${area.code}`)).figures;
  const answer = findHomeAnswer(records, index, today);
  const listed = dates.find(({ key }) => key === 'home-payment');
  const say = (about: string, ofToday: unknown, place: string, value: unknown) => [
    { about, place: 'Today', value: ofToday ?? null },
    { about, place, value: value ?? null },
  ];
  if (answer === undefined) return say('owned home', owned, 'Your home', null);
  const { task, next } = answer;
  return [
    ...say('owned home', owned?.address, 'Your home', answer.home.address),
    ...say('bought on', owned?.boughtOn, 'Your home', answer.home.boughtOn),
    ...say('owed', owned?.owed, 'Your home', answer.owed?.balance),
    ...say('yours', owned?.yours, 'Your home', answer.yours),
    ...say('next payment', owned?.payment?.dueOn, 'Your home', next?.dueOn),
    ...say('next payment', owned?.payment?.dueOn, 'Dates', listed?.day),
    ...say('amount of the next payment', owned?.payment?.total, 'Your home', next?.total),
    ...say('task of the home', owned?.task?.title, 'Your home', task && describeHomeTask(task, today).title),
    ...say('place of an owner', 'closed', 'Milestones', journey.place),
    ...say('price of a purchase', figures.price, 'Rule', null),
    ...say('cash of a purchase', figures.cashToClose, 'Rule', null),
    ...say('set aside by an owner', listBefore(journey, 'post-close').every(isPassed), 'Rule', true),
  ];
}

function sayPlan({ figures, closingDay, home, owned }: TodayView, { facts }: PlanView): SaidFact[] {
  const ofPlan = (name: string) => facts.find(({ fact }) => fact === name)?.value ?? null;
  const say = (about: string, ofToday: unknown, value: unknown) => [
    { about, place: 'Today', value: ofToday },
    { about, place: 'Plan', value },
  ];
  return [
    ...say('savings', figures.savings, ofPlan('savings')),
    ...(owned === null ? say('price range', figures.priceRange, ofPlan('priceRange')) : []),
    // What was agreed is in the plan, and what was agreed on since is entered there.
    ...(owned === null && (home === null || home.reason === 'contract')
      ? say('price', figures.price, ofPlan('price'))
      : []),
    // A day that a milestone alone has is not in the plan.
    ...(ofPlan('closingDay') === null ? [] : say('closing day', closingDay, ofPlan('closingDay'))),
  ];
}

function sayPeople({ people, closingDay }: TodayView, purchase: PurchaseView): SaidFact[] {
  const about = 'people';
  const others = purchase.people.filter(({ isYou, state }) => !isYou && state === 'active');
  return [
    { about, place: 'Today', value: people.toSorted() },
    { about, place: 'People', value: others.map(({ name }) => parseFirstName(name)).toSorted() },
    ...(purchase.closingDay === null
      ? []
      : [{ about: 'closing day', place: 'People', value: purchase.closingDay }]),
    { about: 'closing day', place: 'Today', value: closingDay },
  ];
}

type Seen = { today: TodayView; journey: Journey; plan: PlanView; now: Date };

async function sayHome(who: Reader, { today, journey, plan, now }: Seen): Promise<SaidFact[]> {
  const homes = await read<HomesView>(who, '/homes');
  const main = findMainHome(homes);
  const logs = await Promise.all(
    homes.homes.map(async (home) => {
      const { entries } = await read<OfferLogView>(who, `/homes/${home.id}/offers`);
      return { home, state: getOfferState({ timeZone: home.timeZone, entries }, now) };
    }),
  );
  const standing =
    logs.find(({ state }) => state.standing === 'contract') ?? logs.find(({ state }) => state.live);
  const hasContract = standing?.state.standing === 'contract';
  const offered = (standing?.state.contract ?? standing?.state.live)?.terms.priceCents;
  // A price that was agreed on since is entered in the plan, and the log stays as it is.
  const isChanged = plan.facts.some(({ fact, from }) => fact === 'price' && from.source !== 'contract');
  const say = (about: string, ofToday: unknown, place: string, value: unknown) => [
    { about, place: 'Today', value: ofToday },
    { about, place, value },
  ];
  return [
    ...say('home', today.home?.id ?? null, 'Homes', main?.home.id ?? null),
    ...say('home', today.home?.id ?? null, 'Offers', standing?.home.id ?? main?.home.id ?? null),
    ...say('address', today.home?.address ?? null, 'Homes', main?.home.address ?? null),
    ...say('photo', today.home?.photo?.id ?? null, 'Homes', main?.home.photos[0]?.id ?? null),
    ...say('under contract', today.home?.reason === 'contract', 'Offers', hasContract),
    ...say(
      'offer out',
      today.home?.reason === 'live' || today.home?.reason === 'countered',
      'Offers',
      standing !== undefined && !hasContract,
    ),
    ...say(
      'counteroffer to answer',
      today.home?.reason === 'countered' && today.home.step === 'answer',
      'Offers',
      !hasContract && standing?.state.live?.by === 'seller',
    ),
    ...(main && today.owned === null && !(hasContract && isChanged)
      ? say('price', today.figures.price, 'Offers', offered ?? main.home.price)
      : []),
    // An offer that was accepted is a contract at the least; only a closing day, or the buyer, says more.
    ...say(
      'contract in the journey',
      journey.placeSource === 'offer',
      'Offers',
      hasContract && journey.placeSource === 'offer',
    ),
    ...say('set aside under contract', !hasContract || listBefore(journey).every(isPassed), 'Rule', true),
  ];
}

/** The month and the cash to close as each room works them out of the same purchase; whole dollars, as they are shown. */
async function sayCosts(
  who: Reader,
  { today, plan, day }: { today: TodayView; plan: PlanView; day: string },
): Promise<SaidFact[]> {
  if (today.owned !== null || (today.home !== null && today.home.reason !== 'contract')) return [];
  const known: Facts = Object.fromEntries(
    plan.facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])),
  );
  const { homes, offers } = await read<HomesView>(who, '/homes');
  const home = homes.find(({ id }) => id === today.home?.id);
  const { isItemized, ...inputs } = toToolInputs('cash-to-close', known, day);
  const sections = ['A', 'B', 'C', 'E', 'H'].map((letter) => [letter, { total: inputs[`section${letter}`] }]);
  const opened = cashToCloseInput.safeParse({
    ...inputs,
    ...(isItemized !== undefined && Object.fromEntries(sections)),
  }).data;
  const say = (place: string, cost: { payment: number | null; cashToClose: number | null } | null) => [
    { about: 'a month', place, value: toWholeDollars(cost?.payment) },
    { about: 'cash to close', place, value: toWholeDollars(cost?.cashToClose) },
  ];
  return [
    ...say('Today', today.figures),
    ...say('Plan', computePlanCost(known, day)),
    ...(home === undefined ? [] : say('Homes', computeCountedCost(known, home, offers, { today: day }))),
    ...(opened === undefined
      ? []
      : [
          {
            ...{ about: 'cash to close', place: 'Calculator' },
            value: toWholeDollars(toCents(computeCashToClose(opened, day).cashToClose)),
          },
        ]),
  ];
}

const toWholeDollars = (cents: number | null | undefined) => (cents == null ? null : Math.round(cents / 100));

const listBefore = ({ milestones }: Journey, slug: MilestoneSlug = 'loan-application') =>
  milestones.slice(0, milestoneSlugs.indexOf(slug));
const isPassed = ({ isSetAside, isCompleted }: Journey['milestones'][number]) => isSetAside || isCompleted;

async function sayDocuments(
  who: Reader,
  { returned, wanted }: TodayView,
  journey: Journey,
): Promise<SaidFact[]> {
  const { documents } = await read<DocumentList>(who, '/documents');
  const owed = listCurrentAnswers(documents).filter(
    ({ review }) =>
      review !== null && isOwedAgain({ reviewState: review.state, hasExpired: review.hasExpired }),
  );
  const workspaces = await listWorkspaces(who, journey);
  const underWay = new Set(listMilestonesUnderWay(journey.milestones).map(({ slug }) => slug));
  const asked = workspaces
    .filter(({ card }) => underWay.has(card.slug))
    .flatMap(({ documentRequests }) => documentRequests)
    .filter((each) => each.owed && each.document === null)
    .map(({ key }) => key);
  const ofStaff = journey.nextSteps.filter(({ kind }) => kind === 'asked').map(({ id }) => id);
  const inMilestones = workspaces.flatMap(({ documentRequests }) =>
    documentRequests
      .filter((each) => each.owed && each.document !== null)
      .flatMap(({ document }) => document?.id ?? []),
  );
  const isOpen = new Set(journey.milestones.filter(({ isAvailable }) => isAvailable).map(({ slug }) => slug));
  const about = 'documents sent back';
  return [
    { about, place: 'Today', value: returned.map(({ id }) => id).toSorted() },
    { about, place: 'Documents', value: owed.map(({ id }) => id).toSorted() },
    {
      ...{ about: 'documents sent back in open milestones', place: 'Today' },
      value: returned
        .filter(({ milestone }) => milestone !== null && isOpen.has(milestone))
        .map(({ id }) => id)
        .toSorted(),
    },
    { about: 'documents sent back in open milestones', place: 'Milestones', value: inMilestones.toSorted() },
    { about: 'documents wanted', place: 'Today', value: wanted.map(({ key }) => key) },
    { about: 'documents wanted', place: 'Milestones', value: [...new Set([...ofStaff, ...asked])] },
  ];
}

const listWorkspaces = (who: Reader, { milestones }: Journey) =>
  Promise.all(
    milestones
      .filter(({ isAvailable }) => isAvailable)
      .map(({ slug }) => read<MilestoneWorkspace>(who, `/milestones/${slug}`)),
  );

/** What the list of milestones says of each: the same as its own page, and no next step of one that is passed over. */
function sayTasks(journey: Journey, workspaces: readonly MilestoneWorkspace[]): SaidFact[] {
  const ticked = workspaces.flatMap(({ tasks, completedAt }) =>
    completedAt !== null ? [] : tasks.flatMap(({ id, because }) => (because === null ? [] : [id])),
  );
  const steps = new Set(journey.nextSteps.map(({ id }) => id));
  const passed = workspaces.filter(({ card }) => isPassed(card));
  return [
    { about: 'tasks ticked by facts', place: 'Today', value: journey.proved.map(({ id }) => id).toSorted() },
    { about: 'tasks ticked by facts', place: 'Milestones', value: ticked.toSorted() },
    ...workspaces.flatMap(({ card }) => [
      { about: `card ${card.slug}`, place: 'Milestones', value: card },
      {
        about: `card ${card.slug}`,
        place: 'Today',
        value: journey.milestones.find(({ id }) => id === card.id),
      },
    ]),
    {
      ...{ about: 'next steps that are done or passed over', place: 'Today' },
      value: [
        ...passed.flatMap(({ tasks }) => tasks.filter(({ id }) => steps.has(id))),
        ...workspaces.flatMap(({ tasks }) =>
          tasks.filter(({ id, status }) => status !== 'to-do' && steps.has(id)),
        ),
      ],
    },
    { about: 'next steps that are done or passed over', place: 'Rule', value: [] },
    { about: 'closed', place: 'Today', value: hasClosed(journey) },
    {
      ...{ about: 'closed', place: 'Milestones' },
      value:
        journey.place === 'closed' ||
        journey.milestones.some(({ slug, isCompleted }) => slug === 'funding' && isCompleted),
    },
  ];
}

async function sayCalendar({ closingDay }: TodayView, feed: string): Promise<SaidFact[]> {
  const events = (await (await fetch(feed)).text()).split('BEGIN:VEVENT');
  const event = events.find((each) => /SUMMARY:(Closing day|Closing date in the contract)/i.test(each));
  const day =
    event
      ?.match(/DTSTART;VALUE=DATE:(\d{4})(\d{2})(\d{2})/)
      ?.slice(1)
      .join('-') ?? null;
  return [
    { about: 'closing day', place: 'Calendar', value: day },
    { about: 'closing day', place: 'Today', value: closingDay },
  ];
}

/** The names that Today says are found, first of their kind. */
async function saySearch(who: Reader, { home, people, closingDay }: TodayView): Promise<SaidFact[]> {
  const find = (words: string) => read<OwnFindings>(who, `/search?q=${encodeURIComponent(words)}`);
  const said: SaidFact[] = [];
  if (home !== null) {
    const { homes } = await find(home.address);
    said.push({ about: 'home', place: 'Search', value: homes[0]?.id });
    said.push({ about: 'home', place: 'Today', value: home.id });
  }
  for (const name of people) {
    const found = (await find(name)).people.map((each) => parseFirstName(each.name));
    said.push({ about: `person ${name}`, place: 'Search', value: found.includes(name) });
    said.push({ about: `person ${name}`, place: 'Today', value: true });
  }
  const { dates } = await find('closing');
  const day = dates.find(({ key }) => key === 'closing-day' || key === 'contract-closing-date')?.day ?? null;
  said.push({ about: 'closing day', place: 'Search', value: day });
  said.push({ about: 'closing day', place: 'Today', value: closingDay });
  return said;
}

/** What two places say differently, one line for each. */
export function listContradictions(said: readonly SaidFact[]): string[] {
  return [...Map.groupBy(said, ({ about }) => about)].flatMap(([about, all]) => {
    const values = new Map(
      all.map(({ place, value }) => [`${place}: ${JSON.stringify(value)}`, JSON.stringify(value)]),
    );
    return new Set(values.values()).size > 1 ? [`${about} (${[...values.keys()].join('; ')})`] : [];
  });
}
