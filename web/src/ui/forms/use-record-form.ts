import { useId, useRef, useState } from 'react';
import { parseFailure } from '../../platform/api/failure.ts';

/** What is wrong with a record, by field; nothing where it can be stored. */
type Problems = Readonly<Record<string, string>>;
type Checked<Value> = { value: Value; problems?: never } | { problems: Problems; value?: never };

/** A form of one record: checked here by the rules that the server checks again; the first field that is refused takes the focus. */
export function useRecordForm<Value>({
  check,
  save,
  onDone,
}: {
  check: () => Checked<Value>;
  save: (value: Value) => Promise<void>;
  onDone: () => void;
}) {
  const id = useId();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [whole, setWhole] = useState<string>();

  function show(found: Problems) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    if (isSending.current) return;
    setWhole(undefined);
    const checked = check();
    if (checked.problems !== undefined) return show(checked.problems);
    isSending.current = true;
    setIsBusy(true);
    try {
      await save(checked.value);
      onDone();
    } catch (error) {
      const { fields, message } = parseFailure(error);
      if (Object.keys(fields).length > 0) show(fields);
      else setWhole(message);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    submit,
    isBusy,
    problem: whole,
    /** What a control of this field is given. */
    control: (field: string) => ({ id: `${id}-${field}`, error: problems[field] }),
  };
}
