import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../platform/hydrated.ts';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { raiseToaster } from '../../platform/toast-stand.tsx';
import type { SummaryEntry } from '../../ui/error-summary.tsx';
import type { Refusal } from './lead-sending.ts';

type Sending = Awaited<ReturnType<typeof loadSending>>;
type Messages = Record<'success' | 'failed', { title: string; description: string }>;

/** The part that checks and sends; it comes when a form is first touched, so that reading the page costs nothing. */
function loadSending() {
  return import('./lead-sending.ts');
}

/**
 * A public form that the browser posts by itself to `action` until the page has come alive, and the page from then on.
 * Fields keep their own text, so nothing typed is lost by either, nor by a refusal. `onStored` follows a success.
 */
export function useLeadForm({
  action,
  send,
  messages,
  fields,
  onStored,
}: {
  action: string;
  send: (sending: Sending, posted: FormData, submissionId: string) => Promise<Refusal | undefined>;
  messages: Messages;
  /** In the order shown; each is also the id of its control, behind `action`'s last part and a dash. */
  fields: readonly string[];
  onStored: (sending: Sending) => void;
}) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const toId = (field: string) => `${action.split('/').at(-1)}-${field}`;

  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without the browser's cryptography there is no proof of work; the form still goes its own way.
    if (!window.isSecureContext) return;
    event.preventDefault();
    if (busy) return;
    const target = event.currentTarget;
    setBusy(true);
    submissionId.current ??= crypto.randomUUID();
    const refused = await loadSending()
      .then(async (sending) => {
        const result = await send(sending, new FormData(target), submissionId.current ?? '');
        if (result === undefined) onStored(sending);
        return result;
      })
      .catch((): Refusal => ({ message: messages.failed.description, fields: {} }));
    setBusy(false);
    setRefusal(refused);
    if (refused === undefined) {
      submissionId.current = undefined;
      target.reset();
      showSuccess(messages.success);
      return;
    }
    setAttempt((count) => count + 1);
    if (refused.message !== undefined) showFailure(messages.failed);
  }

  function forgetProblem(event: { target: EventTarget }) {
    if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) return;
    const { [event.target.name]: fixed, ...others } = refusal?.fields ?? {};
    if (fixed !== undefined) setRefusal({ ...refusal, fields: others });
  }

  const fieldEntries = fields.flatMap((field): SummaryEntry[] => {
    const message = refusal?.fields[field];
    return message === undefined ? [] : [{ message, fieldId: toId(field) }];
  });
  return {
    form: {
      ref: form,
      method: 'post',
      action,
      noValidate: hydrated,
      onFocus: () => void prepare(),
      onInput: forgetProblem,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    bind: (field: string) => ({ id: toId(field), name: field, error: refusal?.fields[field] }),
    busy,
    summary: {
      entries:
        refusal?.message === undefined ? fieldEntries : [{ message: refusal.message }, ...fieldEntries],
      attempt,
    },
  };
}

async function prepare(): Promise<void> {
  void raiseToaster();
  const sending = await loadSending().catch(() => undefined);
  sending?.prepareProof();
}
