import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { FailedCall, parseFailure, type RequestFailure } from '../../platform/api/failure.ts';
import type { SummaryEntry } from '../../ui/forms/error-summary.tsx';

type Errors = Partial<Record<string, string>>;
type Issue = { path: readonly PropertyKey[]; message: string };
/** What is used of a schema of a contract. */
type Schema<Output> = {
  safeParse(
    typed: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
};

export type AccountForm<Name extends string> = {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Goes on the form: a refused field is checked again while it is corrected. */
  onInput: (event: { target: EventTarget }) => void;
  busy: boolean;
  /** What to spread into the field called `name`. */
  bind: (name: Name) => { id: string; name: string; error: string | undefined };
  summary: { entries: SummaryEntry[]; attempt: number };
  /** What the server last refused, and what was sent to it. */
  failure: (RequestFailure & { sent: Readonly<Record<string, string>> }) | undefined;
};

/**
 * A form over one message of the contract: its schema checks it here, `send` passes it on, and what the server refuses is shown under its
 * field. What was typed stays through all of it. `fields` in the order shown.
 */
export function useAccountForm<Output, Name extends string & keyof Output>({
  schema,
  fields,
  send,
}: {
  schema: Schema<Output>;
  fields: readonly Name[];
  send: (values: Output) => Promise<unknown>;
}): AccountForm<Name> {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<AccountForm<Name>['failure']>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function submit(form: HTMLFormElement) {
    if (underWay.current) return;
    const typed = readFields(form, fields);
    const checked = schema.safeParse(typed);
    setFailure(undefined);
    setErrors(checked.success ? {} : findErrors(checked.error.issues));
    if (checked.success) {
      underWay.current = true;
      setBusy(true);
      try {
        await send(checked.data);
      } catch (error) {
        const refused = parseFailure(error);
        setFailure({ ...refused, sent: typed });
        setErrors(refused.fields);
      }
      underWay.current = false;
      setBusy(false);
    }
    setAttempt((count) => count + 1);
  }

  function onInput({ target }: { target: EventTarget }) {
    if (attempt === 0 || !(target instanceof HTMLInputElement) || target.form === null) return;
    const checked = schema.safeParse(readFields(target.form, fields));
    const found: Errors = checked.success ? {} : findErrors(checked.error.issues);
    setErrors({ ...errors, [target.name]: found[target.name] });
  }

  const fieldEntries = fields.flatMap((name): SummaryEntry[] => {
    const message = errors[name];
    return message === undefined ? [] : [{ message, fieldId: name }];
  });
  const isAboutField = failure !== undefined && fields.some((name) => failure.fields[name] !== undefined);
  const failureEntries = failure === undefined || isAboutField ? [] : [{ message: failure.message }];

  return {
    submit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput,
    busy,
    bind: (name) => ({ id: name, name, error: errors[name] }),
    summary: { entries: [...failureEntries, ...fieldEntries], attempt },
    failure,
  };
}

/** Fails with a sentence where the browser keeps no cookies: a code that is asked for there could never be entered. */
export function requireCookies(): void {
  if (navigator.cookieEnabled === false)
    throw new FailedCall({ code: 'NOT_ALLOWED', message: texts.cookiesBlocked });
}

function readFields(form: HTMLFormElement, fields: readonly string[]): Record<string, string> {
  const posted = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(posted.get(name) ?? '')]));
}

/** The first issue of each field. */
function findErrors(issues: readonly Issue[]): Errors {
  const found: Errors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
