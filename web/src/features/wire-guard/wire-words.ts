import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/wire-guard.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { ShownWireRecord } from '@porchlight/domain/wire-guard/wire-record.ts';

export const formatSource = ({ sourceKind, sourceName, sourceOn }: ShownWireRecord): string =>
  texts.fromSource[sourceKind](sourceName, formatCalendarDate(sourceOn, locale));
