import * as estimateTexts from '@porchlight/content/en/estimates.ts';
import * as texts from '@porchlight/content/en/questionnaire.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import { findAmountProblem } from '@porchlight/domain/leads/questionnaire/down-payment.ts';
import { goNext } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { describeShare, explainShare } from '../amounts.ts';
import { changeAnswers } from '../stored-draft.ts';
import { loadPaymentPreview } from './estimate-view.ts';
import { QuestionField, StepForm, type StepProps } from './step-form.tsx';

const { price } = questionnaire;

const amountFields = ['purchasePrice', 'downPayment'] as const;

/**
 * Price and down payment, with the payment and the share they make while they are typed. Nothing is required (specification 5): the message
 * about an amount that cannot be counted appears at once, and Next works all the same. On leaving the field instead, it would push Next
 * away from under the pointer.
 */
export function PriceStep({ step, answers, heading, goTo }: StepProps) {
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
        <QuestionField heading={heading} hint={price.hint}>
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
