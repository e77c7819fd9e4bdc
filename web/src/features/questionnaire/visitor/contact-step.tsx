import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { questionnaire } from '@porchlight/content/en/questionnaire.ts';
import type { Application } from '@porchlight/domain/leads/questionnaire/application.ts';
import { isStepAnswered } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { questionnaireMessages } from '@porchlight/domain/leads/questionnaire/questionnaire-messages.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createProofSource } from '../../../platform/anti-spam/visitor-proof.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';
import { mountToastOutlet } from '../../../platform/toasts/toast-outlet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { changeAnswers, createSubmissionKey, markStored } from '../stored-draft.ts';
import { checkApplication } from './checked-application.ts';
import { QuestionField, StepForm, type StepProps } from './choice-step.tsx';
import { loadEstimateView } from './estimate-view.ts';

const { contact } = questionnaire;

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

const proofs = createProofSource();

/** Starts on the proof of work that the application takes along. */
const prepareProof = proofs.prepare;

/** Stores the application. */
function useSubmitApplication(onStored: () => void) {
  return useMutation({
    mutationFn: async (application: Application) => {
      const submissionId = createSubmissionKey();
      const proof = await proofs.take();
      return pageApi.questionnaire.submitApplication.call({ ...application, submissionId, proof });
    },
    onSuccess: onStored,
  });
}

/**
 * Name, email and phone. With all three the disclosure opens, otherwise a toast says so (specification 4 and 8); accepting the disclosure
 * stores the application. A problem is shown before the disclosure is read.
 */
export function ContactStep({ step, answers, heading, goTo }: StepProps) {
  const [attempt, setAttempt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const submission = useSubmitApplication(() => {
    markStored();
    showSuccess(questionnaireMessages.submitted);
    goTo('estimate');
  });
  const { application, problems } = checkApplication(answers);
  const isFilled = isStepAnswered(step, answers);

  useEffect(() => {
    void mountToastOutlet();
    void loadEstimateView();
  }, []);

  function submit() {
    setAttempt(attempt + 1);
    if (!isFilled) return showFailure(questionnaireMessages.incomplete);
    if (!application) return;
    prepareProof();
    setIsReading(true);
  }
  function close() {
    if (submission.isPending) return;
    setIsReading(false);
    submission.reset();
  }

  return (
    <>
      <StepForm
        step={step}
        goTo={goTo}
        onSubmit={submit}
        button={
          <Button type="submit" variant="primary" aria-disabled={!isFilled || undefined}>
            {contact.submit}
          </Button>
        }
      >
        <ErrorSummary
          attempt={attempt}
          entries={
            attempt === 0 ? [] : [...problems].map(([name, message]) => ({ message, ...linkField(name) }))
          }
        />
        <div>
          <QuestionField heading={heading} hint={contact.hint}>
            {contact.question}
          </QuestionField>
        </div>
        <div className="grid max-w-md gap-6">
          {fields.map(({ name, ...input }) => (
            <TextField
              key={name}
              {...input}
              {...contact[name]}
              id={name}
              name={name}
              required
              error={attempt === 0 ? undefined : problems.get(name)}
              value={answers[name]}
              onChange={(event) => changeAnswers({ [name]: event.target.value })}
            />
          ))}
        </div>
      </StepForm>
      <DisclosureDialog
        open={isReading}
        onClose={close}
        isSending={submission.isPending}
        failure={submission.error ? { error: submission.error, attempt: submission.submittedAt } : undefined}
        onAccept={() => application && submission.mutate(application)}
      />
    </>
  );
}

function linkField(name: PropertyKey): { fieldId?: string } {
  const field = fields.find((one) => one.name === name);
  return field ? { fieldId: field.name } : {};
}

/**
 * The Loan Estimate Disclosure (specification 4): accepting it sends the application, Cancel closes it and nothing is sent.
 * A failed call leaves it open, says so and can be tried again.
 */
function DisclosureDialog({
  open,
  onClose,
  onAccept,
  isSending,
  failure,
}: {
  open: boolean;
  onClose: () => void;
  onAccept: () => void;
  isSending: boolean;
  /** What the last attempt failed with; `attempt` differs for each. */
  failure: { error: unknown; attempt: number } | undefined;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={disclosure.title} description={<p>{disclosure.lead}</p>}>
      <div className="grid gap-3 text-[.9875rem] leading-normal">
        {disclosure.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </div>
      <ErrorSummary attempt={failure?.attempt ?? 0} entries={failure ? listSentences(failure.error) : []}>
        <p>{disclosure.notSent}</p>
      </ErrorSummary>
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          {disclosure.cancel}
        </Button>
        <Button variant="primary" busy={isSending} onClick={onAccept}>
          {isSending ? disclosure.sending : disclosure.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Its first sentence says what it is about. */
function Paragraph({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  return (
    <p>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      {text.slice(end)}
    </p>
  );
}

function listSentences(error: unknown): { message: string }[] {
  const { message, fields } = parseFailure(error);
  return [message, ...Object.values(fields)].map((sentence) => ({ message: sentence }));
}
