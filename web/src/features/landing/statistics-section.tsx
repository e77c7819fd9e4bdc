import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { SampleNote } from './section.tsx';

/** The headline statistics (specification 9), as large as a heading and marked as what they are. */
export function StatisticsSection({ text }: { text: LandingText['statistics'] }) {
  return (
    <section
      aria-label={text.title}
      className="page-width grid gap-4 border-line pb-7 sm:gap-6 sm:pb-16 lg:pb-20"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-x-6 gap-y-4 border-line border-t pt-6 sm:gap-y-8 sm:pt-10 lg:grid-cols-4">
        {text.items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere font-display font-medium text-[clamp(1.75rem,4vw,2.75rem)] leading-none">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <SampleNote>{text.note}</SampleNote>
    </section>
  );
}
