import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { checkContactDetails } from '@porchlight/domain/leads/contact-details/contact-details.ts';
import { contactDetailsMessages } from '@porchlight/domain/leads/contact-details/contact-details-messages.ts';
import type { StoredContact } from '@porchlight/domain/leads/contact-details/stored-contact.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import {
  CONTACT_FORM_ID,
  emptyContact,
  storeContactFields,
  useStoredContact,
} from '../../platform/offline/stored-contact.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type SummaryEntry } from '../../ui/forms/error-summary.tsx';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { ConsentField } from './consent-field.tsx';
import {
  type Onward,
  prepareContactProof,
  useContactDetailsSubmission,
} from './contact-details-submission.ts';

const { fields: fieldTexts, consent, sent } = contactDetails;

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/**
 * The form of the final step (specification 2 to 5). What is typed is kept at every change; until the page is hydrated the browser posts
 * the form by itself. Name and email are filled in for a signed-in buyer.
 */
export function ContactDetailsForm() {
  const account = useAccount();
  const hydrated = useHydrated();
  const start = {
    ...emptyContact,
    name: account?.name ?? '',
    email: account?.email ?? '',
  };
  const typed = useStoredContact() ?? start;
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  // The portal would ask a visitor to sign in; the address that they have just typed goes along for when they do.
  const onward: Onward = account
    ? { to: paths.portal }
    : { to: paths.nextSteps, state: { email: typed.email.trim() } };
  const submission = useContactDetailsSubmission(onward, refuse);

  function refuse(found: Partial<Record<string, string>>) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }
  function change(part: Partial<StoredContact>) {
    storeContactFields(part, start);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.isPending || submission.isSuccess) return;
    submission.reset();
    const homepage = String(new FormData(event.currentTarget).get(HONEYPOT_FIELD) ?? '');
    const { details, problems: found } = checkContactDetails({ ...typed, consentVersion: consent.version });
    if (!details) return refuse(found);
    setProblems({});
    submission.mutate({ details, homepage });
  }

  return (
    <form
      id={CONTACT_FORM_ID}
      method="post"
      action="/forms/contact-details"
      noValidate={hydrated}
      onFocus={prepareContactProof}
      onSubmit={submit}
      className="grid gap-6 rounded-l border border-line bg-surface p-5 sm:p-8"
    >
      <ErrorSummary attempt={attempt} entries={listEntries(problems, submission.error)} />
      {inputs.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          {...fieldTexts[name]}
          id={toId(name)}
          name={name}
          required
          error={problems[name]}
          value={typed[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <ConsentField
        id={toId('consent')}
        checked={typed.consent}
        onChange={(agreed) => change({ consent: agreed })}
        error={problems.consent}
      />
      <input type="hidden" name="consentVersion" value={consent.version} />
      <HoneypotField />
      {submission.isSuccess ? (
        <Sent onward={onward} {...(account ? sent : sent.visitor)} />
      ) : (
        <Button
          type="submit"
          variant="primary"
          busy={submission.isPending}
          className="py-2.5 sm:justify-self-start"
        >
          {submission.isPending ? contactDetailsMessages.submitting : contactDetailsMessages.submit}
        </Button>
      )}
    </form>
  );
}

/** Takes the place of the button, and its focus. */
function Sent({ onward, text, action }: { onward: Onward; text: string; action: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice
        look="done"
        title={sent.title}
        action={
          <Link to={onward.to} state={onward.state} className="inline-flex min-h-11 items-center text-link">
            {action}
          </Link>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

const toId = (field: string) => `${CONTACT_FORM_ID}-${field}`;

function listEntries(problems: Partial<Record<string, string>>, error: unknown): SummaryEntry[] {
  const failure = error ? parseFailure(error) : undefined;
  const isAboutForm = failure !== undefined && Object.keys(failure.fields).length === 0;
  const fields = ['name', 'email', 'phone', 'consent'].flatMap((field): SummaryEntry[] => {
    const message = problems[field];
    return message === undefined ? [] : [{ message, fieldId: toId(field) }];
  });
  return isAboutForm ? [{ message: failure.message }, ...fields] : fields;
}
