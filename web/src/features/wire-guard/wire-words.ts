import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/wire-guard.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { ShownWireRecord } from '@porchlight/domain/wire-guard/wire-record.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as the reader's clock shows it. */
export const writeMoment = (instant: string): string => moment.format(new Date(instant));

export const writeDay = (day: string): string => formatCalendarDate(day, locale);

export const formatSource = ({ sourceKind, sourceName, sourceOn }: ShownWireRecord): string =>
  texts.fromSource[sourceKind](sourceName, writeDay(sourceOn));
