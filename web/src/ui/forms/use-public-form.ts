import * as texts from '@porchlight/content/en/shared/platform.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../platform/anti-spam/anti-spam-fields.ts';
import { fetchWithTimeout } from '../../platform/api/fetch-with-timeout.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { showFailure, showSuccess } from '../../platform/toasts/show-toast.ts';
import { mountToastOutlet } from '../../platform/toasts/toast-outlet.tsx';
import type { SummaryEntry } from './error-summary.tsx';

type ToastText = { title: string; description: string };

const UNREACHABLE: Refusal = {
  message: texts.serverUnreachable,
  fields: {},
};

/**
 * A public form that the browser posts by itself to `action` until the page is hydrated, and the page from then on. Fields keep their own
 * text, so nothing typed is lost by either, nor by a refusal. `onStored` follows a success.
 */
export function usePublicForm<Sending>({
  action,
  load,
  send,
  messages,
  fields,
  isCheckedByBrowser = false,
  onStored,
}: {
  action: string;
  /** The part that checks and sends; it comes when the form is first touched, so that reading the page costs nothing. The same at each render. */
  load: () => Promise<Sending>;
  send: (sending: Sending, posted: FormData, submissionId: string) => Promise<Refusal | undefined>;
  /** The toasts; without one for a failure, the form alone says what went wrong. */
  messages: { success: ToastText; failed?: ToastText };
  /** In the order shown; each is also the id of its control, behind `action`'s last part and a dash. */
  fields: readonly string[];
  /** Whether the browser looks at the fields before the form is sent. */
  isCheckedByBrowser?: boolean;
  onStored?: (sending: Sending) => void;
}) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const submissionId = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const toId = (field: string) => `${action.split('/').at(-1)}-${field}`;

  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare(load);
  }, [load]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const target = event.currentTarget;
    setBusy(true);
    submissionId.current ??= createSubmissionId();
    const sending = await load().catch(() => undefined);
    // A release since the page was opened has taken the part away: the browser sends the form by itself, as it does without scripts.
    if (sending === undefined && (await isReachable())) return target.submit();
    const refused =
      sending === undefined
        ? UNREACHABLE
        : await send(sending, new FormData(target), submissionId.current).catch(() => UNREACHABLE);
    if (sending !== undefined && refused === undefined) onStored?.(sending);
    setBusy(false);
    setRefusal(refused);
    if (refused === undefined) {
      submissionId.current = undefined;
      target.reset();
      showSuccess(messages.success);
      return;
    }
    setAttempt((count) => count + 1);
    if (refused.message !== undefined && messages.failed) showFailure(messages.failed);
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
      noValidate: hydrated && !isCheckedByBrowser,
      onFocus: () => void prepare(load),
      onInput: forgetProblem,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    // What is typed while it is sent would be neither sent nor kept.
    bind: (field: string) => ({
      id: toId(field),
      name: field,
      error: refusal?.fields[field],
      readOnly: busy,
    }),
    busy,
    summary: {
      entries:
        refusal?.message === undefined ? fieldEntries : [{ message: refusal.message }, ...fieldEntries],
      attempt,
    },
  };
}

/** Whether it is the part alone that cannot be had. */
const isReachable = () =>
  fetchWithTimeout('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function prepare(load: () => Promise<unknown>): Promise<void> {
  void mountToastOutlet();
  await Promise.all([
    load(),
    import('../../platform/anti-spam/anti-spam-fields.ts').then(({ prepareProof }) => prepareProof()),
  ]).catch(
    // Sending tries again, and says so when it cannot.
    () => undefined,
  );
}
