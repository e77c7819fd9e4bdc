import { type SubmitEvent, useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useReadWebhooksAgain } from './webhooks.queries.ts';

const HOUR_MS = 3_600_000;
const spans = [
  ['The last hour', HOUR_MS],
  ['The last 24 hours', 24 * HOUR_MS],
  ['The last 7 days', 7 * 24 * HOUR_MS],
  ['All 30 days that are kept', 30 * 24 * HOUR_MS],
] as const;

/** After an outage: sends again everything of a span that was given up. */
export function ReplayFailed({ id }: { id: string }) {
  const [span, setSpan] = useState<number>(spans[1][1]);
  const readAgain = useReadWebhooksAgain();
  const { send, busy, problem } = useSend(async () => {
    const since = new Date(Date.now() - span).toISOString();
    const { replayed } = await staffApi.webhooks.replayFailed.call({ id, since });
    await readAgain();
    showSuccess({
      title: replayed === 1 ? '1 delivery is sent again' : `${replayed} deliveries are sent again`,
    });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Send again what failed in"
        value={span}
        onChange={(event) => setSpan(Number(event.target.value))}
      >
        {spans.map(([label, milliseconds]) => (
          <option key={label} value={milliseconds}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={busy}>
        Send again
      </Button>
      <Problem>{problem}</Problem>
    </form>
  );
}
