import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/room-facts.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { TodayView } from '@porchlight/domain/today/today.contract.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { paths } from '../../paths.ts';
import { homesPath, ownedHomePath } from '../../ui/home/homes-path.ts';

const wireGuardPath = '/portal/wire-guard';
const programsPath = '/portal/programs';
/** Names that are written out before the others are counted. */
const MAX_NAMES = 2;

/**
 * The one fact beside a room, by its path; rooms without one are not there. Until `today` is read, and for a visitor, they are only those
 * that hold for everybody: what was not read is no "just you". The same holds for the `plan`.
 */
export function getRoomFacts(
  today: (Pick<TodayView, 'closingDay' | 'people' | 'home'> & Partial<Pick<TodayView, 'owned'>>) | undefined,
  hasClosed: boolean,
  plan?: Facts,
): Readonly<Record<string, string>> {
  const facts: Record<string, string> = hasClosed
    ? {}
    : {
        [ownedHomePath]: texts.afterClosing,
        [getToolPath('change-check')]: texts.afterDisclosure,
        [wireGuardPath]: texts.beforeMoney,
      };
  if (plan !== undefined) {
    const { place, creditScore } = plan;
    facts[programsPath] =
      place === undefined ? texts.programsNeedPlace : texts.programsFor(places[place.state]);
    if (creditScore !== undefined) facts[paths.credit] = texts.score(creditScore.score);
  }
  if (today === undefined) return facts;
  const boughtOn = hasClosed ? today.owned?.boughtOn : undefined;
  facts[paths.dates] = describeClosing(boughtOn ?? today.closingDay, hasClosed);
  facts[paths.people] = describePeople(today.people);
  if (today.home !== null) facts[homesPath] = today.home.address;
  return facts;
}

function describeClosing(closingDay: string | null, hasClosed: boolean): string {
  if (closingDay === null) return texts.noClosingDay;
  const day = formatCalendarDate(closingDay, locale);
  return hasClosed ? texts.closedOn(day) : texts.closingOn(day);
}

function describePeople(names: readonly string[]): string {
  if (names.length === 0) return texts.alone;
  const written = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? texts.andMore(written, names.length - MAX_NAMES) : written;
}
