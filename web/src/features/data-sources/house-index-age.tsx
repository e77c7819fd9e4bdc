import * as texts from '@porchlight/content/en/data-sources/page.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { HousePriceAreas } from '@porchlight/domain/house-prices/house-prices.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useEffect, useState } from 'react';

type Imported = HousePriceAreas['imported'];

/** How far the index reaches that the operator imported: the built page cannot know it, and without an answer it says no more. */
export function HouseIndexAge() {
  const [imported, setImported] = useState<Imported>();
  useEffect(() => {
    let isShown = true;
    import('../../platform/api/page-api.ts')
      .then(({ pageApi }) => pageApi.housePrices.areas.call({}))
      .then((answer) => isShown && setImported(answer.imported))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <p>
      {texts.houseIndex} {imported !== undefined && describe(imported)}
    </p>
  );
}

function describe(imported: Imported): string {
  if (imported === null) return texts.houseIndexNone;
  const { state, metro, importedAt } = imported;
  const quarters = [state && texts.ofStates(state), metro && texts.ofMetros(metro)].filter(Boolean);
  return texts.houseIndexAge(quarters.join(', '), formatCalendarDate(importedAt.slice(0, 10), locale));
}
