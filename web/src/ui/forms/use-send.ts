import { useRef, useState } from 'react';
import { parseFailure, type RequestFailure } from '../../platform/api/failure.ts';

export type Sending<Values> = {
  send: (values: Values) => Promise<void>;
  busy: boolean;
  /** What the server said of a field. */
  errorOf: (field: string) => string | undefined;
  /** What it said of the whole. */
  problem: string | undefined;
  failure: RequestFailure | undefined;
  clear: () => void;
};

/** Sends a short form once at a time. A refused field takes the focus (its control's id is the field's name after `idStart`), and what was typed stays. */
export function useSend<Values>(
  act: (values: Values) => Promise<unknown>,
  fields: readonly string[] = [],
  idStart = '',
): Sending<Values> {
  const [busy, setBusy] = useState(false);
  // A second press can come before the page is drawn again.
  const isSending = useRef(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const refusedField = fields.find((field) => failure?.fields[field] !== undefined);

  async function send(values: Values) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await act(values);
    } catch (error) {
      const refused = parseFailure(error);
      setFailure(refused);
      const first = fields.find((field) => refused.fields[field] !== undefined);
      if (first !== undefined) document.getElementById(`${idStart}${first}`)?.focus();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    send,
    busy,
    errorOf: (field) => failure?.fields[field],
    problem: refusedField === undefined ? failure?.message : undefined,
    failure,
    clear: () => setFailure(undefined),
  };
}
