import * as texts from '@porchlight/content/en/data-sources/page.ts';
import { tableMeanings } from '@porchlight/content/en/data-sources/table-meanings.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { type KnownTable, listKnownTables } from '@porchlight/domain/data-sources/known-tables.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';

/** A table as the page shows it, with its days written out. */
export type TableRow = KnownTable & {
  decides: string;
  shown: { published: string; holds: string; checked: string };
};

const day = (date: string) => formatCalendarDate(date, locale);

/** Every table, in the order of what they are about; made when the pages are built. */
export function listTableRows(): TableRow[] {
  return listKnownTables().map((table) => ({
    ...table,
    decides: tableMeanings[table.kind],
    shown: {
      published: day(table.published),
      holds:
        table.until === null
          ? texts.from(day(table.from))
          : texts.fromUntil(day(table.from), day(table.until)),
      checked: day(table.checkedOn),
    },
  }));
}
