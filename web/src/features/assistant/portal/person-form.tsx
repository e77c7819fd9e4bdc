import * as texts from '@porchlight/content/en/assistant.ts';
import { site } from '@porchlight/content/site.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { personMessage, visitorPersonMessage } from '@porchlight/domain/assistant/person-message.ts';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  attempt,
  collectAntiSpamFields,
  createReader,
  listIssues,
  prepareProof,
  type Refusal,
} from '../../../platform/anti-spam/anti-spam-fields.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { HoneypotField } from '../../../ui/forms/honeypot-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messagesPath } from '../../../ui/home/messages-path.ts';
import { forgetUnsent, getUnsent, saveUnsent } from './unsent-texts.ts';

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
  passages,
  onBack,
}: {
  account: Account | null;
  question: string;
  transcript: string;
  /** What the assistant had shown for the question. */
  passages: readonly { key: string; title: string }[];
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
    const id = getUnsent('submissionId') ?? createSubmissionId();
    saveUnsent('submissionId', id);
    const posted = new FormData(event.currentTarget);
    const refused = await sendToPerson(
      posted,
      id,
      account !== null,
      passages.map(({ key }) => key),
    );
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
    defaultValue: getUnsent(field) ?? written[field],
    onChange: ({ target }: { target: { value: string } }) => saveUnsent(field, target.value),
  });
  const entries = fields.flatMap((field) => {
    const message = refusal?.fields[field];
    return message === undefined ? [] : [{ message, fieldId: toId(field) }];
  });
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 py-4 sm:px-6">
      <Button variant="plain" size="small" onClick={onBack} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {texts.backToChat}
      </Button>
      <h3 ref={heading} tabIndex={-1} className="text-[1.375rem] outline-none">
        {sentTo === undefined ? texts.personFormTitle : texts.yourQuestionWay}
      </h3>
      {sentTo !== undefined ? (
        <Sent to={sentTo} hasAccount={account !== null} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <ErrorSummary
            entries={refusal?.message === undefined ? entries : [{ message: refusal.message }, ...entries]}
            attempt={attempt}
          />
          {account === null ? (
            <>
              <TextField {...bind('name')} label={texts.yourName} autoComplete="name" maxLength={120} />
              <TextField
                {...bind('email')}
                label={texts.emailAddress}
                hint={texts.emailAddressHint}
                type="email"
                autoComplete="email"
              />
              <HoneypotField />
            </>
          ) : (
            <p className="[overflow-wrap:anywhere]">{texts.accountNotice(account.name, account.email)}</p>
          )}
          <TextAreaField {...bind('message')} label={texts.yourQuestion} rows={4} />
          {passages.length > 0 && (
            <p className="-mt-2 text-[.9375rem] text-ink-soft">
              {texts.passagesNotice(passages.map(({ title }) => title).join('; '))}
            </p>
          )}
          <Checkbox checked={withConversation} onChange={() => setWithConversation(!withConversation)}>
            {texts.attachConversationLabel}
          </Checkbox>
          {withConversation && (
            <TextAreaField
              {...bind('conversation')}
              label={texts.theConversation}
              hint={texts.conversationHint}
              rows={8}
            />
          )}
          <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
            {busy ? texts.sending : texts.send}
          </Button>
        </form>
      )}
    </div>
  );
}

function Sent({ to, hasAccount }: { to: string; hasAccount: boolean }) {
  return (
    <div role="status" className="grid gap-3 rounded-m bg-sage-soft p-5 leading-normal">
      <CircleCheck aria-hidden="true" className="size-8 text-sage" />
      <p className="[overflow-wrap:anywhere]">{hasAccount ? texts.sentToMessages(to) : texts.sentLead(to)}</p>
      {hasAccount && (
        <p>
          <Link to={messagesPath} className="inline-flex min-h-11 items-center text-link underline">
            {texts.openMessages}
          </Link>
        </p>
      )}
      <p>{texts.sentNote(site.phone.display)}</p>
    </div>
  );
}

/** Checks the form and sends it; nothing comes back when that worked. The same `id` is stored once. */
async function sendToPerson(
  posted: FormData,
  id: string,
  isSignedIn: boolean,
  passages: string[],
): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const conversation = read('conversation').trim();
  const written = { message: read('message'), ...(conversation === '' ? {} : { conversation }), passages };
  if (isSignedIn) {
    const checked = personMessage.safeParse(written);
    if (!checked.success) return { fields: listIssues(checked.error.issues) };
    return attempt(async () => pageApi.assistant.sendToPerson.call({ id, ...checked.data }));
  }
  const checked = visitorPersonMessage.safeParse({ ...written, name: read('name'), email: read('email') });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  return attempt(async () =>
    pageApi.assistant.sendToPersonAsVisitor.call({
      ...checked.data,
      submissionId: id,
      ...(await collectAntiSpamFields(read)),
    }),
  );
}
