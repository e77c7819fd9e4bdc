import * as texts from '@porchlight/content/en/webhooks/screens.ts';
import { type SubmitEvent, useState } from 'react';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { useReadWebhooksAgain } from './webhooks.queries.ts';

const HOUR_MS = 3_600_000;
const spans = [
  [texts.theLastHour, HOUR_MS],
  [texts.theLastHours, 24 * HOUR_MS],
  [texts.theLastDays, 7 * 24 * HOUR_MS],
  [texts.allDaysThatAreKept, 30 * 24 * HOUR_MS],
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
      title: texts.deliverySentAgainDeliveriesSent(replayed, replayed),
    });
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.sendAgainWhatFailedIn}
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
        {texts.sendAgain}
      </Button>
      <Problem>{problem}</Problem>
    </form>
  );
}
