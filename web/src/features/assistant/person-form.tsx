import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createSubmissionId } from '../../platform/submission-id.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { prepareProof, type Refusal } from '../leads/visitor-sending.ts';
import { sendToPerson } from './person-sending.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent-texts.ts';

const fields = ['name', 'email', 'message', 'conversation'] as const;
const toId = (field: string) => `person-${field}`;

/**
 * Sends a question to a person: nothing goes that is not shown here, and all of it can be changed before. What was typed
 * stays until it is sent.
 */
export function PersonForm({
  account,
  question,
  transcript,
  onBack,
}: {
  account: Account | null;
  question: string;
  transcript: string;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [withConversation, setWithConversation] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  useEffect(() => {
    heading.current?.focus();
    if (account === null) prepareProof();
  }, [account]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    // Kept with the words: closed and opened again, the form may be sending what is stored already and whose answer was lost.
    const id = readUnsent('submissionId') ?? createSubmissionId();
    keepUnsent('submissionId', id);
    const posted = new FormData(event.currentTarget);
    const refused = await sendToPerson(posted, id, account !== null);
    setBusy(false);
    setRefusal(refused);
    if (refused === undefined) {
      forgetUnsent(...fields, 'submissionId');
      setSentTo(account?.email ?? String(posted.get('email')).trim());
      heading.current?.focus();
    } else setAttempt((count) => count + 1);
  }
  const written = { name: '', email: '', message: question, conversation: transcript };
  const bind = (field: (typeof fields)[number]) => ({
    id: toId(field),
    name: field,
    error: refusal?.fields[field],
    defaultValue: readUnsent(field) ?? written[field],
    onChange: ({ target }: { target: { value: string } }) => keepUnsent(field, target.value),
  });
  const entries = fields.flatMap((field) => {
    const message = refusal?.fields[field];
    return message === undefined ? [] : [{ message, fieldId: toId(field) }];
  });
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 py-4 sm:px-6">
      <Button variant="plain" size="small" onClick={onBack} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to the chat
      </Button>
      <h3 ref={heading} tabIndex={-1} className="text-[1.375rem] outline-none">
        {sentTo === undefined ? 'Send this to a person' : 'Your question is on its way'}
      </h3>
      {sentTo !== undefined ? (
        <Sent to={sentTo} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <ErrorSummary
            entries={refusal?.message === undefined ? entries : [{ message: refusal.message }, ...entries]}
            attempt={attempt}
          />
          {account === null ? (
            <>
              <TextField {...bind('name')} label="Your name" autoComplete="name" maxLength={120} />
              <TextField
                {...bind('email')}
                label="Email address"
                hint="The answer goes there."
                type="email"
                autoComplete="email"
              />
              <HoneypotField />
            </>
          ) : (
            <p className="[overflow-wrap:anywhere]">
              It goes with your account: {account.name}, {account.email}. The answer comes to that address.
            </p>
          )}
          <TextAreaField {...bind('message')} label="Your question" rows={4} />
          <Checkbox checked={withConversation} onChange={() => setWithConversation(!withConversation)}>
            Send our conversation along
          </Checkbox>
          {withConversation && (
            <TextAreaField
              {...bind('conversation')}
              label="The conversation"
              hint="Take out whatever you would rather not send, such as account numbers."
              rows={8}
            />
          )}
          <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
            {busy ? 'Sending' : 'Send'}
          </Button>
        </form>
      )}
    </div>
  );
}

function Sent({ to }: { to: string }) {
  return (
    <div role="status" className="grid gap-3 rounded-m bg-sage-soft p-5 leading-normal">
      <CircleCheck aria-hidden="true" className="size-8 text-sage" />
      <p className="[overflow-wrap:anywhere]">
        We stored your question, and a person at {site.name} reads it. The answer comes by e-mail to {to}.
      </p>
      <p>
        Nothing else was sent. If it cannot wait, call {site.phone.display}. We never ask for passwords or
        money by e-mail.
      </p>
    </div>
  );
}
