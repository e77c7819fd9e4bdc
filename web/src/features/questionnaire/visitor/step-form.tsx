import * as texts from '@porchlight/content/en/questionnaire.ts';
import { type Answers, goBack } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefCallback, SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { QuestionnairePlace } from '../place.ts';

/** The callback of the heading once it is in the page. */
export type Heading = RefCallback<HTMLHeadingElement>;

/** What every step needs to show itself and to move on. */
export type StepProps = {
  step: number;
  answers: Answers;
  heading: Heading;
  goTo: (place: QuestionnairePlace) => void;
};

/** The frame of a step: its fields, Back, and the button that goes on, which Enter presses too. */
export function StepForm({
  step,
  goTo,
  button,
  onSubmit,
  children,
}: Pick<StepProps, 'step' | 'goTo'> & {
  button: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      {children}
      <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6">
        <Button disabled={step === 1} onClick={() => goTo(goBack(step))}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {texts.back}
        </Button>
        {button}
      </div>
    </form>
  );
}

/** The question of a step: the page's heading, and where the focus goes when the step comes. */
export function QuestionField({
  heading,
  hint,
  children,
}: {
  heading: Heading;
  hint: string;
  children: string;
}) {
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(1.9rem,5vw,2.5rem)]">
        {children}
      </h1>
      <span className="mt-3 block text-ink-soft">{hint}</span>
    </>
  );
}
