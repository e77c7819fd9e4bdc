import * as texts from '@porchlight/content/en/calendar.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { CalendarPlus } from 'lucide-react';

/** A date that is stored, as a file that any calendar program opens. */
export default function AddToCalendar({
  slug,
  dateKey,
  title,
}: {
  slug: MilestoneSlug;
  dateKey: string;
  title: string;
}) {
  return (
    <a
      href={`/api/calendar/dates/${slug}/${dateKey}`}
      download={`${dateKey}.ics`}
      className="text-link inline-flex min-h-11 items-center gap-2 text-[.9375rem] print:hidden"
    >
      <CalendarPlus aria-hidden="true" className="size-4.5 shrink-0" />
      {texts.addToCalendar} <span className="sr-only">({title})</span>
    </a>
  );
}
