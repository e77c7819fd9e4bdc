import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import {
  type Answers,
  computeStepPercent,
  questionnaireSteps,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { AnswersSoFar } from '../answers-so-far.tsx';
import { formatPlace } from '../place.ts';
import { ChoiceStep } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { loadPaymentPreview } from './estimate-view.ts';
import { PriceStep } from './price-step.tsx';
import type { Heading, StepProps } from './step-form.tsx';

/** One question on a screen, how far it is, and what has been answered. */
export function Questionnaire({
  step,
  answers,
  heading,
}: {
  step: number;
  answers: Answers;
  heading: Heading;
}) {
  const navigate = useNavigate();
  const percent = computeStepPercent(step);
  const isPriceNext = questionnaireSteps[step] === 'price';
  useEffect(() => {
    if (isPriceNext) void loadPaymentPreview().catch(() => undefined);
  }, [isPriceNext]);
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 py-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-12">
      <div className="grid max-w-2xl gap-8 lg:gap-10">
        <div className="grid gap-3">
          <p className="font-semibold text-lamp-ink">{questionnaire.title}</p>
          <ProgressBar percent={percent} label={texts.applicationProgress} />
          <p className="figure-tabular flex justify-between gap-4 text-[.9375rem] text-ink-soft">
            <span>{texts.stepOf(step, questionnaireSteps.length)}</span>
            <span>{percent}%</span>
          </p>
        </div>
        <noscript>
          <p className="rounded-m border border-line bg-surface p-5 font-medium">
            {questionnaire.withoutScripts}
          </p>
        </noscript>
        <Step
          step={step}
          answers={answers}
          heading={heading}
          goTo={(place) => void navigate({ search: formatPlace(place) })}
        />
      </div>
      <AnswersSoFar answers={answers} step={step} />
    </div>
  );
}

function Step(props: StepProps) {
  const name = questionnaireSteps[props.step - 1];
  if (name === 'price') return <PriceStep {...props} />;
  if (name === 'contact') return <ContactStep {...props} />;
  return name && <ChoiceStep key={name} name={name} {...props} />;
}
