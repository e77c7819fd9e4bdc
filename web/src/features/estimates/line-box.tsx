import { sampleAnnotations } from '@porchlight/content/en/sample-annotations.ts';
import type { SampleAnnotation } from '@porchlight/domain/estimates/sample-annotations.ts';

const { parts } = sampleAnnotations;

/** What a line of the sample is, what to compare and what to ask. */
export function LineBox({ annotation }: { annotation: SampleAnnotation }) {
  const { what, compare, ask } = annotation;
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-m bg-sunken p-4 font-normal text-[.9375rem] leading-normal sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:p-5">
      <Part name={parts.what} text={what} />
      <Part name={parts.compare} text={compare} />
      <Part name={parts.ask} text={ask} />
    </dl>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="font-semibold text-ink">{name}</dt>
      <dd className="max-w-[62ch] text-ink">{text}</dd>
    </div>
  );
}
