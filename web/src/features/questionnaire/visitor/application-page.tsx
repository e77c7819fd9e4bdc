import * as estimateTexts from '@porchlight/content/en/estimates.ts';
import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { findAmountProblem } from '@porchlight/domain/leads/questionnaire/down-payment.ts';
import {
  type Answers,
  computeStepPercent,
  goNext,
  questionnaireSteps,
} from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { questionnaireMessages } from '@porchlight/domain/leads/questionnaire/questionnaire-messages.ts';
import { ArrowLeft } from 'lucide-react';
import { type RefCallback, Suspense, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { setDeviceOwner } from '../../../platform/browser/device-owner.ts';
import { storeContactFields } from '../../../platform/offline/stored-contact.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { describeShare, explainShare } from '../amounts.ts';
import { AnswersSoFar } from '../answers-so-far.tsx';
import { formatPlace, getPlace, type QuestionnairePlace } from '../place.ts';
import {
  changeAnswers,
  fillContact,
  type QuestionnaireDraft,
  useQuestionnaireDraft,
} from '../stored-draft.ts';
import { ChoiceStep, type Heading, QuestionField, StepForm, type StepProps } from './choice-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { EstimateView, loadPaymentPreview } from './estimate-view.ts';

/** The application (specification 2 and 4): five questions, then the estimates. The address names the place. */
export default function ApplicationPage() {
  const hydrated = useHydrated();
  const draft = useQuestionnaireDraft();
  const [search] = useSearchParams();
  const account = useAccount();
  useEffect(() => {
    // Before anything is carried on: the portal would take that for what a session that has ended left behind.
    if (account !== undefined) setDeviceOwner(account?.id ?? null);
    if (account) fillContact(account);
  }, [account]);
  const place = hydrated ? getPlace(search, draft) : 1;
  const heading = useHeadingFocus(hydrated ? place : undefined);
  return (
    <>
      <PageHead
        path={paths.application}
        {...pageDescriptions[paths.application]}
        name={texts.applicationName}
      />
      {place === 'estimate' ? (
        <Suspense fallback={<div className="min-h-dvh" />}>
          <EstimateView
            heading={heading}
            answers={draft.answers}
            back={
              <ButtonLink
                to={{ search: formatPlace(questionnaireSteps.length) }}
                variant="plain"
                size="small"
                className="-ml-3.5"
              >
                <ArrowLeft aria-hidden="true" className="size-4.5" />
                {questionnaireMessages.back}
              </ButtonLink>
            }
            next={(saveVisitorEstimate) => (
              <ButtonLink
                to={paths.contactDetails}
                variant="primary"
                onClick={() => {
                  carryContact(draft.answers);
                  saveVisitorEstimate();
                }}
              >
                {questionnaireMessages.continue}
              </ButtonLink>
            )}
          />
        </Suspense>
      ) : (
        <Questionnaire step={place} draft={draft} heading={heading} />
      )}
    </>
  );
}

/** Copies name, email and phone to the portal's final step, so that no one types them twice. Consent is asked again there. */
function carryContact({ name, email, phone }: Answers): void {
  storeContactFields({ name, email, phone, consent: false });
}

/**
 * Moves the focus to the heading of each new place, so that a screen reader starts there; for the heading to call when it is in the page,
 * which may be later than the place. The first place of a visit leaves the focus alone.
 */
function useHeadingFocus(place: QuestionnairePlace | undefined): RefCallback<HTMLHeadingElement> {
  const shown = useRef<QuestionnairePlace>(undefined);
  return useCallback(
    (heading) => {
      if (heading === null || place === undefined) return;
      if (shown.current !== undefined && shown.current !== place) heading.focus({ preventScroll: true });
      shown.current = place;
    },
    [place],
  );
}

/** One question on a screen, how far it is, and what has been answered. */
function Questionnaire({
  step,
  draft: { answers, areAmountsCarried },
  heading,
}: {
  step: number;
  draft: QuestionnaireDraft;
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
          areAmountsCarried={areAmountsCarried}
          heading={heading}
          goTo={(place) => void navigate({ search: formatPlace(place) })}
        />
      </div>
      <AnswersSoFar answers={answers} step={step} />
    </div>
  );
}

const { price } = questionnaire;

type AmountProps = StepProps & Pick<QuestionnaireDraft, 'areAmountsCarried'>;

const amountFields = ['purchasePrice', 'downPayment'] as const;

/**
 * Price and down payment, with the payment and the share they make while they are typed. Nothing is required (specification 5): the message
 * about an amount that cannot be counted appears at once, and Next works all the same. On leaving the field instead, it would push Next
 * away from under the pointer.
 */
function PriceStep({ step, answers, areAmountsCarried, heading, goTo }: AmountProps) {
  return (
    <StepForm
      step={step}
      goTo={goTo}
      onSubmit={() => goTo(goNext(step, answers))}
      button={
        <Button type="submit" variant="primary" className="min-w-28">
          {texts.next}
        </Button>
      }
    >
      <div>
        <QuestionField heading={heading} hint={areAmountsCarried ? texts.amountsCarried : price.hint}>
          {price.question}
        </QuestionField>
      </div>
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        {amountFields.map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={price[name].label}
            hint={price[name].hint}
            error={findAmountProblem(answers[name])}
            value={answers[name]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_AMOUNT_LENGTH}
            onChange={(event) => changeAnswers({ [name]: event.target.value })}
          />
        ))}
      </div>
      <output
        htmlFor={amountFields.join(' ')}
        className="figure-tabular grid gap-1 rounded-m border border-line bg-sunken px-5 py-4"
      >
        <span className="mb-2 grid min-h-28 content-start gap-1 border-line border-b pb-3">
          <LazyPart load={loadPaymentPreview} props={{ answers }} waiting={estimateTexts.workingOut} />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-semibold">{price.share.title}</span>
          <span className="font-semibold text-2xl">{describeShare(answers)}</span>
        </span>
        <span className="text-[.9375rem] text-ink-soft leading-normal">{explainShare(answers)}</span>
      </output>
    </StepForm>
  );
}

/** In characters, as the contract takes them. */
const MAX_AMOUNT_LENGTH = 40;

function Step({ areAmountsCarried, ...props }: AmountProps) {
  const name = questionnaireSteps[props.step - 1];
  if (name === 'price') return <PriceStep {...props} areAmountsCarried={areAmountsCarried} />;
  if (name === 'contact') return <ContactStep {...props} />;
  return name && <ChoiceStep key={name} name={name} {...props} />;
}
