import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/plan.ts';
import { choiceTexts, factTexts } from '@porchlight/content/en/plan.ts';
import { toolSummaries } from '@porchlight/content/en/tools.ts';
import { formatCalendarDate, getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { AssumedFacts } from '@porchlight/domain/plan/assumed-facts.ts';
import type { FactVersion } from '@porchlight/domain/plan/plan.contract.ts';
import type { Fact, FactValue, FactValues } from '@porchlight/domain/plan/plan-facts.ts';
import type { Provenance } from '@porchlight/domain/plan/provenance.ts';

/** A value in a few words. */
export function describeValue(fact: Fact, value: FactValue | null): string {
  if (value === null) return texts.removed;
  const choice = choiceTexts[fact];
  if (choice !== undefined) return choice[String(value)] ?? String(value);
  if (typeof value === 'object') return describeParts(fact, value);
  switch (fact) {
    case 'closingDay':
    case 'lockUntil':
      return formatCalendarDate(String(value), locale);
    case 'ratePercent':
    case 'pointsPercent':
      return `${value}%`;
    case 'termMonths':
      return Number(value) % 12 === 0 ? texts.years(Number(value) / 12) : texts.monthsCount(Number(value));
    case 'remainingMonths':
      return texts.monthsCount(Number(value));
    case 'people':
      return texts.peopleCount(Number(value));
    case 'lender':
      return String(value);
    default:
      return formatCents(Number(value));
  }
}

function describeParts(fact: Fact, value: object): string {
  if (fact === 'place') {
    const { state, county } = value as FactValues['place'];
    const name = choiceTexts.state?.[state] ?? state;
    return county === null ? name : texts.inCounty(county, name);
  }
  if (fact === 'priceRange') {
    const { from, to } = value as FactValues['priceRange'];
    return texts.range(formatCents(from), formatCents(to));
  }
  if (fact === 'creditScore') {
    const { score, model, bureau, on } = value as FactValues['creditScore'];
    const known = (kind: 'model' | 'bureau', text: string) =>
      text === 'unknown' ? '' : (choiceTexts[kind]?.[text] ?? '');
    return texts.creditScoreText(
      String(score),
      known('model', model),
      known('bureau', bureau),
      on === null ? '' : formatCalendarDate(on, locale),
    );
  }
  if (fact === 'offers') return describeOffers(value as FactValues['offers']);
  if (fact === 'lockTerms') return describeLockTerms(value as FactValues['lockTerms']);
  const { cents, per } = value as FactValues['incomeWages'];
  return `${formatCents(cents)} ${choiceTexts.per?.[per] ?? ''}`;
}

function describeLockTerms({ stepDays, stepPercent, stepFee }: FactValues['lockTerms']): string {
  return texts.lockStep(
    stepFee === null ? texts.ofTheLoan(stepPercent ?? '0') : formatCents(stepFee),
    stepDays,
  );
}

/** "First Bank 6.5%; Second Bank 6.25%", as the lenders and rates were typed. */
function describeOffers(offers: FactValues['offers']): string {
  return offers
    .map(({ name, ratePercent }, place) => {
      const lender = name?.trim() || texts.lender(place + 1);
      const rate = ratePercent?.replace(/\s|%/g, '') ?? '';
      return rate === '' ? lender : texts.lenderAt(lender, rate);
    })
    .join('; ');
}

/** Where a value comes from, in a few words. */
export function describeSource({ from, by, at }: Pick<FactVersion, 'from' | 'by' | 'at'>): string {
  const day = describeDay(at);
  if (from.source === 'document') return texts.fromDocument(from.name, from.page);
  if (from.source === 'assumption') return describeAssumption(from);
  if (from.source === 'contract') return texts.fromContract(from.address.split(',', 1).join(), day);
  if (by === null) return texts.together(day);
  if (from.source === 'application')
    return by.isYou ? texts.yourApplication(day) : texts.theirApplication(by.name, day);
  const tool = Object.entries(toolSummaries).find(([id]) => id === from.tool)?.[1].name;
  if (tool === undefined) return by.isYou ? texts.you(day) : texts.someone(by.name, day);
  return by.isYou ? texts.youFrom(tool, day) : texts.someoneFrom(by.name, tool, day);
}

/** Where an assumed fact comes from; the rate has a source and a day of its own. */
export function describeAssumedFact(fact: Fact, { from, rateSource }: AssumedFacts): string {
  return fact === 'ratePercent' ? texts.assumedRate(rateSource) : describeAssumption(from);
}

function describeAssumption({ asOf }: Provenance & { source: 'assumption' }): string {
  return texts.ourAssumption(formatCalendarDate(asOf, locale));
}

/** What is called in a sentence: "Price", "Down payment". */
export const getFactName = (fact: Fact) => factTexts[fact].label;

/** "Nov 20", with its year where that is another. */
function describeDay(at: string): string {
  const day = getCalendarDay(new Date(at));
  const isThisYear = day.slice(0, 4) === getCalendarDay(new Date()).slice(0, 4);
  const written = formatCalendarDate(day, locale);
  return isThisYear ? written.replace(/, \d{4}$/, '') : written;
}
