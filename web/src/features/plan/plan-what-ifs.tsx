import * as texts from '@porchlight/content/en/plan-what-ifs.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { WhatIf } from '@porchlight/domain/plan/what-ifs/what-ifs.ts';
import type { WeeklyRate } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What is tried at present, with its name in words. */
export type Trial = { whatIf: WhatIf; name: string };

export const WHAT_IF_HEADING = 'plan-what-ifs';

const loadRows = () => import('./what-if-rows.tsx');

/** The three changes that would move the plan most. Their places are kept until they are worked out. */
export function PlanWhatIfs(props: {
  facts: Facts;
  today: string;
  survey: WeeklyRate;
  trial: Trial | undefined;
  onTry: (trial: Trial | undefined) => void;
}) {
  return (
    <section aria-labelledby={WHAT_IF_HEADING} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 id={WHAT_IF_HEADING} tabIndex={-1} className="text-2xl outline-none">
          {texts.title}
        </h2>
        <p className="text-[.9375rem] text-ink-soft">{texts.orderedBy}</p>
      </div>
      {props.today === '' ? (
        <WhatIfPlaces />
      ) : (
        <LazyPart load={loadRows} props={props} waiting={<WhatIfPlaces />} />
      )}
    </section>
  );
}

/** So high is a row whose other effects take two lines on a phone. */
export const WHAT_IF_ROW = 'min-h-[11.5rem] py-3 sm:min-h-[6.75rem]';

/** As high as three rows. */
export function WhatIfPlaces() {
  return (
    <ul aria-hidden="true" className="grid divide-y divide-line border-line border-y">
      {['first', 'second', 'third'].map((place) => (
        <li key={place} className={WHAT_IF_ROW}>
          <Skeleton className="h-full" />
        </li>
      ))}
    </ul>
  );
}
