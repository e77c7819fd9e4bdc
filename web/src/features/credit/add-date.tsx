import * as texts from '@porchlight/content/en/credit.ts';
import { CalendarPlus, Check } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useDates } from '../purchase-dates/all-dates.queries.ts';
import { useChangeDate } from '../purchase-dates/dates.queries.ts';

/** Puts a day into the dates of the purchase, on a press alone: others may see those. The same thing has one entry there, under `id`. */
export function AddDate({
  id,
  title,
  day,
  about,
}: {
  id: string;
  title: string;
  day: string;
  about: string;
}) {
  const { data } = useDates();
  const { set, isPending } = useChangeDate();
  const key = `own-${id}`;
  const known = data?.dates.find((date) => date.key === key);
  if (known?.day === day)
    return (
      <p className="inline-flex min-h-11 items-center gap-2 text-[.9375rem] text-sage">
        <Check aria-hidden="true" className="size-4.5" />
        {texts.inDates}
      </p>
    );
  const date = { key, title, day: known?.day ?? null, note: null, setAt: 'dates', milestone: null } as const;
  return (
    <Button
      size="small"
      busy={isPending}
      aria-label={`${texts.addToDates}: ${about}`}
      onClick={() => void set(date, { day, title, note: null })}
    >
      {!isPending && <CalendarPlus aria-hidden="true" className="size-4.5" />}
      {texts.addToDates}
    </Button>
  );
}
