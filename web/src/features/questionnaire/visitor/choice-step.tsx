import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import {
  type Answers,
  goBack,
  goNext,
  isStepAnswered,
  type occupancies,
  type propertyTypes,
  type timelines,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import type { ChoiceName } from '@porchlight/domain/leads/questionnaire/questionnaire-text.ts';
import {
  ArrowLeft,
  Building,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  House,
  KeyRound,
  type LucideIcon,
  Store,
  TreePine,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode, RefCallback, SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { listChoices } from '../list-choices.ts';
import type { QuestionnairePlace } from '../place.ts';
import { changeAnswers } from '../stored-draft.ts';

type Choice = (typeof timelines)[number] | (typeof propertyTypes)[number] | (typeof occupancies)[number];

/** The picture beside each option; its words are next to it. */
const choiceIcons: Record<Choice, LucideIcon> = {
  immediately: CalendarCheck,
  '1-2months': CalendarDays,
  '3-6months': CalendarRange,
  '6+months': CalendarClock,
  singleFamily: House,
  townhouse: Store,
  condo: Building,
  multiFamily: Building2,
  primaryResidence: KeyRound,
  secondHome: TreePine,
  investment: TrendingUp,
};

/** A question with options: Next is disabled until one is chosen (specification 5). */
export function ChoiceStep({ name, step, answers, heading, goTo }: StepProps & { name: ChoiceName }) {
  const { question, hint } = questionnaire.choices[name];
  return (
    <StepForm
      step={step}
      goTo={goTo}
      onSubmit={() => goTo(goNext(step, answers))}
      button={
        <Button
          type="submit"
          variant="primary"
          className="min-w-28"
          disabled={!isStepAnswered(step, answers)}
        >
          {texts.next}
        </Button>
      }
    >
      <fieldset className="grid min-w-0">
        <legend className="mb-6">
          <QuestionField heading={heading} hint={hint}>
            {question}
          </QuestionField>
        </legend>
        <div className="grid gap-3">
          {listChoices(name).map(({ value, label, detail, change }) => {
            const Icon = choiceIcons[value];
            return (
              <label
                key={value}
                className="flex min-h-18 cursor-pointer items-center gap-4 rounded-m border border-line-strong bg-surface px-4 py-3 transition-colors duration-150 ease-out hover:border-dusk has-checked:border-dusk has-checked:bg-sunken has-checked:inset-ring has-checked:inset-ring-dusk sm:px-5"
              >
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={answers[name] === value}
                  onChange={() => changeAnswers(change)}
                  className="size-6 shrink-0 cursor-pointer accent-dusk"
                />
                <span className="grid">
                  <span className="font-semibold">{label}</span>
                  <span className="text-[.9375rem] text-ink-soft leading-normal">{detail}</span>
                </span>
                <Icon aria-hidden="true" className="ml-auto size-6 shrink-0 text-ink-soft" />
              </label>
            );
          })}
        </div>
      </fieldset>
    </StepForm>
  );
}

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
