import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useKeptFocus } from '../staff/use-kept-focus.ts';

/** A change that needs a reason: asked for once somebody wants it, and kept in the audit log. */
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
  useKeptFocus(isAsked, () => (isAsked ? document.getElementById(`${idStart}reason`) : asking.current));
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
        label="Reason"
        hint="It stands in the audit log."
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
          Cancel
        </Button>
      </div>
    </form>
  );
}
