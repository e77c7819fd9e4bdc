import * as texts from '@porchlight/content/en/email-console.ts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useRestoredFocus } from '../../console-kit/use-restored-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';

/** A change that needs a reason: asked for once someone wants it, and kept in the audit log. */
export function ReasonForm({
  ask,
  explain,
  submit,
  send: change,
}: {
  ask: string;
  explain: string;
  submit: string;
  send: (reason: string) => Promise<void>;
}) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const idStart = useId();
  const asking = useRef<HTMLButtonElement>(null);
  const { send, busy, problem, errorOf, clear } = useSend(
    async () => {
      await change(reason);
      setAsked(false);
      setReason('');
    },
    ['reason'],
    idStart,
  );
  useRestoredFocus(isAsked, () => (isAsked ? document.getElementById(`${idStart}reason`) : asking.current));
  function close() {
    clear();
    setAsked(false);
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  if (!isAsked)
    return (
      <p>
        <Button ref={asking} size="small" onClick={() => setAsked(true)}>
          {ask}
        </Button>
      </p>
    );
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 border-line border-t pt-4">
      <p className="text-[.9375rem] text-ink-soft">{explain}</p>
      <TextField
        id={`${idStart}reason`}
        label={texts.reason}
        hint={texts.reasonHint}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={errorOf('reason')}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" size="small" busy={busy}>
          {submit}
        </Button>
        <Button variant="plain" size="small" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
