import * as texts from '@porchlight/content/en/estimates.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { Printer } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { ComputedEstimateView } from './computed-estimate-view.tsx';
import { SampleEstimateView } from './sample-estimate-view.tsx';
import { saveVisitorEstimate, useEstimate } from './use-estimate.ts';

/**
 * The result of the buyer's own answers first, and below it the whole fixed sample (specification 9). `back` and `next` lead away
 * from both; `next` gets what keeps the estimate for the page it leads to.
 */
export default function EstimateView({
  heading,
  answers,
  back,
  next,
}: {
  heading: RefCallback<HTMLHeadingElement>;
  answers: Answers;
  back: ReactNode;
  next: (keep: () => void) => ReactNode;
}) {
  const estimate = useEstimate(answers);
  const onward = next(() => saveVisitorEstimate(estimate.answer));
  return (
    <section
      aria-label={texts.estimates}
      className="mx-auto grid w-full max-w-5xl gap-8 px-[clamp(1rem,4vw,1.5rem)] py-6 lg:py-10 print:block print:p-0 print:[zoom:.93] print:text-[10pt] print:leading-normal"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {back}
        <Button size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {texts.print}
        </Button>
      </div>
      <ComputedEstimateView heading={heading} answers={answers} estimate={estimate} next={onward} />
      <SampleEstimateView />
      <div className="flex justify-end print:hidden">{onward}</div>
    </section>
  );
}
