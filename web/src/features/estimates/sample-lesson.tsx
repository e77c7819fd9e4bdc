import { sampleAnnotations } from '@porchlight/content/en/sample-annotations.ts';
import { ChevronDown, TriangleAlert } from 'lucide-react';

const { lesson, lines } = sampleAnnotations;

/** Every line of the sample that contradicts others, in one place: what there is to learn from it. */
export function SampleLesson() {
  const doubts = Object.entries(lines).flatMap(([label, { doubt }]) =>
    doubt === undefined ? [] : [{ label, doubt }],
  );
  return (
    <section className="grid gap-3 rounded-m border border-lamp bg-surface p-5 sm:p-6 print:hidden">
      <h3 className="flex items-center gap-2.5 text-xl">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-lamp-ink" />
        {lesson.title}
      </h3>
      <p className="max-w-[68ch] text-ink-soft">{lesson.lead(doubts.length)}</p>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-s font-semibold text-dusk [&::-webkit-details-marker]:hidden">
          {lesson.open}
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform duration-150 ease-out group-open:rotate-180"
          />
        </summary>
        <dl className="mt-2 grid gap-4 border-line border-t pt-4">
          {doubts.map(({ label, doubt }) => (
            <div key={label} className="grid gap-0.5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-6">
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-[62ch]">{doubt}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
