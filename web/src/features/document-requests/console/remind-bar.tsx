import * as texts from '@porchlight/content/en/document-requests.ts';
import type { ReminderOutcome } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import { reminderHindrances } from '@porchlight/domain/document-requests/request-reminders.ts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

/**
 * Reminds the buyers of the chosen purchases of what staff asked for: first it says how many buyers get a reminder and which purchases are
 * left out and why, and then it sends. It lies over the list and moves nothing.
 */
export default function RemindBar({
  purchaseIds,
  onClear,
}: {
  purchaseIds: readonly string[];
  onClear: () => void;
}) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<{ of: string; outcomes: readonly ReminderOutcome[] }>();
  const of = purchaseIds.join();
  const outcomes = preview?.of === of ? preview.outcomes : undefined;
  const look = useSend(async () => {
    const { purchases } = await staffApi.documentRequests.previewReminders.call({
      purchaseIds: [...purchaseIds],
    });
    setPreview({ of, outcomes: purchases });
  });
  const remind = useSend(async () => {
    const { purchases } = await staffApi.documentRequests.remindMany.call({ purchaseIds: [...purchaseIds] });
    const [title, ...omitted] = describeOutcomes(purchases, texts.remindersSent);
    showSuccess({ title: title ?? '', ...(omitted.length > 0 && { description: omitted.join(' ') }) });
    onClear();
    await client.invalidateQueries({ queryKey: staffApi.documentRequests.key() });
  });
  return (
    <section
      aria-label={texts.remindMany}
      className="grid gap-2 rounded-m border border-line-strong bg-surface px-4 py-2.5 shadow-lift"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="figure-tabular min-w-0">
          <span className="font-semibold">{texts.chosenPurchases(purchaseIds.length)}</span>
          {outcomes !== undefined && ` ${describeOutcomes(outcomes, texts.remindersPlanned).join(' ')}`}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {outcomes === undefined ? (
            <Button size="small" variant="primary" busy={look.busy} onClick={() => void look.send(undefined)}>
              {texts.previewReminders}
            </Button>
          ) : (
            <Button
              size="small"
              variant="primary"
              busy={remind.busy}
              aria-disabled={countBuyers(outcomes) === 0}
              onClick={() => countBuyers(outcomes) > 0 && void remind.send(undefined)}
            >
              {texts.sendReminders}
            </Button>
          )}
          <button
            type="button"
            aria-label={texts.chooseNone}
            onClick={onClear}
            className="grid size-11 cursor-pointer place-items-center rounded-m hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <Problem>{look.problem ?? remind.problem}</Problem>
    </section>
  );
}

const countBuyers = (outcomes: readonly ReminderOutcome[]) =>
  outcomes.reduce((sum, { buyers }) => sum + buyers, 0);

/** How many buyers are reminded, then a sentence for each reason for which purchases are left out. */
function describeOutcomes(
  outcomes: readonly ReminderOutcome[],
  sentence: (buyers: number, purchases: number) => string,
): string[] {
  const reached = outcomes.filter(({ omitted }) => omitted === null);
  return [
    sentence(countBuyers(reached), reached.length),
    ...reminderHindrances.flatMap((why) => {
      const count = outcomes.filter(({ omitted }) => omitted === why).length;
      return count === 0 ? [] : [texts.leftOut[why](count)];
    }),
  ];
}
