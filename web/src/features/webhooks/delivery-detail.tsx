import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/webhooks.ts';
import { webhookProblems } from '@porchlight/content/en/webhooks.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { WebhookDeliveryDetail } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { SummaryList } from '../../console-kit/staff-split.tsx';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryStateBadge } from './delivery-state.tsx';
import { useReadWebhooksAgain, watchWaiting } from './webhooks.queries.ts';

/** One delivery: exactly what is sent, and what came of each try. */
export function DeliveryDetail({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.webhooks.delivery.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => watchWaiting(state.data?.state === 'waiting'),
    }),
  );
  if (data) return <Delivery delivery={data} />;
  if (error === null) return <Skeleton className="h-72" />;
  return (
    <LoadFailed title={texts.thisDeliveryDidNotLoad} busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </LoadFailed>
  );
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { id, messageId, type, state, lastProblem, occurredAt, nextTryAt, payload, attempts } = delivery;
  const readAgain = useReadWebhooksAgain();
  const { send, busy, problem } = useSend(async () => {
    await staffApi.webhooks.replay.call({ id });
    await readAgain();
    showSuccess({ title: texts.itIsSentAgain });
  });
  return (
    <>
      <h2 className="text-xl">{type}</h2>
      <SummaryList
        items={[
          [texts.state, <DeliveryStateBadge key="state" state={state} />],
          ...(lastProblem === null || state === 'delivered'
            ? []
            : ([[texts.whatWasWrong, webhookProblems[lastProblem]]] as const)),
          [texts.happened, <When key="happened" at={occurredAt} />],
          [texts.nextTry, <When key="next" at={nextTryAt} />],
          [texts.messageId, <code key="id">{messageId}</code>],
        ]}
      />
      <div className="grid gap-2">
        <p>
          <Button size="small" busy={busy} onClick={() => void send(undefined)}>
            {texts.sendAgain}
          </Button>
        </p>
        <Problem>{problem}</Problem>
      </div>
      <h3 className="text-lg">{texts.whatIsSent}</h3>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-s bg-sunken p-3 text-[.875rem] leading-normal">
        {JSON.stringify(JSON.parse(payload), undefined, 2)}
      </pre>
      <h3 className="text-lg">{texts.tries}</h3>
      {attempts.length === 0 && <p className="text-ink-soft">{texts.noneYet}</p>}
      <ol className="grid gap-4">
        {attempts.map(({ at, status, problem: wrong, milliseconds, answer }) => (
          <li key={at} className="grid gap-1 border-line border-t pt-3">
            <p className="figure-tabular">
              {sentence(
                texts.attemptAnswered(
                  <When at={at} />,
                  `${status ?? texts.noAnswer}`,
                  formatCount(milliseconds, locale),
                ),
              )}
            </p>
            {wrong !== null && <p className="text-brick">{webhookProblems[wrong]}</p>}
            {answer !== '' && <code className="wrap-anywhere text-[.875rem] text-ink-soft">{answer}</code>}
          </li>
        ))}
      </ol>
    </>
  );
}
