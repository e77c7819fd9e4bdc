import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/webhooks.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';

/** Every endpoint with how it is doing; each leads to what was sent there. */
export function EndpointList({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  return (
    <ul className="grid max-w-3xl border-line border-t">
      {endpoints.map(({ id, url, description, counts, ...endpoint }) => (
        <li key={id} className="grid gap-1.5 border-line border-b py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              id={`endpoint-${id}`}
              to={`?endpoint=${id}`}
              className="wrap-anywhere font-semibold text-link"
            >
              {url}
            </Link>
            <EndpointState endpoint={endpoint} />
          </div>
          {description !== '' && <p className="wrap-anywhere">{description}</p>}
          <p className="figure-tabular text-[.9375rem] text-ink-soft">
            {texts.deliveredWaitingFailedLastDays(
              formatCount(counts.delivered, locale),
              formatCount(counts.waiting, locale),
              formatCount(counts.failed, locale),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function EndpointState({ endpoint: { isOn } }: { endpoint: Pick<WebhookEndpoint, 'isOn'> }) {
  return isOn ? <Badge look="done">{texts.on}</Badge> : <Badge look="wrong">{texts.off}</Badge>;
}
