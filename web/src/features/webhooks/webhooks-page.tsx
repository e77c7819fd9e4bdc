import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { staffApi } from '../../platform/staff-api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShownOnce } from '../staff/shown-once.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { useKeptFocus } from '../staff/use-kept-focus.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { EndpointView } from './endpoint-view.tsx';
import { useEndpoints, useReadWebhooksAgain } from './webhooks.queries.ts';

/** Where other systems are told what happens here, and whether they were reached. */
export default function WebhooksPage() {
  const [params] = useSearchParams();
  const openId = params.get('endpoint') ?? undefined;
  const { data, error, isFetching, refetch } = useEndpoints();
  const [isAdding, setIsAdding] = useState(false);
  // With its endpoint's address: it stays until it was kept, also while another endpoint is looked at.
  const [made, setMade] = useState<{ secret: string; url: string }>();
  const endpoint = data?.endpoints.find(({ id }) => id === openId);
  const isList = openId === undefined && !isAdding;
  const adding = useRef<HTMLButtonElement>(null);
  const lastOpen = useRef<string>(undefined);
  useKeptFocus(`${openId} ${isAdding} ${made !== undefined}`, () => {
    if (openId === undefined && lastOpen.current === undefined) return adding.current;
    // The heading of the endpoint, or the link to the one that was open; of one that is gone neither is there.
    return (
      document.getElementById(`endpoint-${openId ?? lastOpen.current}`) ?? document.getElementById('main')
    );
  });
  useEffect(() => {
    lastOpen.current = openId;
  }, [openId]);
  return (
    <StaffPage
      title="Webhooks"
      intro="Other systems of yours are told what happens here, as it happens. Messages hold ids and no personal data; what more is needed is read with an API token."
      action={
        isList && data && data.endpoints.length > 0 ? (
          <Button ref={adding} variant="primary" onClick={() => setIsAdding(true)}>
            Add an endpoint
          </Button>
        ) : undefined
      }
    >
      {made !== undefined && (
        <ShownOnce
          key={made.secret}
          title={`The signing secret of ${made.url}`}
          secret={made.secret}
          onDone={() => setMade(undefined)}
        >
          Give it to the receiver now: it is stored encrypted and never shown again. The receiver checks with
          it that a message is from here.
        </ShownOnce>
      )}
      {error !== null && data === undefined && (
        <LoadFailed title="The endpoints did not load" busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      )}
      {error === null && data === undefined && <Skeleton className="h-48" />}
      {data && isAdding && openId === undefined && (
        <NewEndpoint
          onSecret={(secret, url) => setMade({ secret, url })}
          onClose={() => setIsAdding(false)}
        />
      )}
      {data && isList && (
        <Endpoints endpoints={data.endpoints} adding={adding} onAdd={() => setIsAdding(true)} />
      )}
      {data && openId !== undefined && endpoint === undefined && (
        <div className="grid gap-3">
          <BackLink to="?">All endpoints</BackLink>
          <p>There is no such endpoint. It may have been removed.</p>
        </div>
      )}
      {endpoint && (
        <EndpointView
          key={endpoint.id}
          endpoint={endpoint}
          onSecret={(secret) => setMade({ secret, url: endpoint.url })}
        />
      )}
    </StaffPage>
  );
}

function Endpoints({
  endpoints,
  adding,
  onAdd,
}: {
  endpoints: readonly WebhookEndpoint[];
  adding: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
}) {
  if (endpoints.length > 0) return <EndpointList endpoints={endpoints} />;
  return (
    <div className="grid max-w-3xl justify-items-start gap-4 rounded-m border border-line border-dashed p-8">
      <p className="text-ink-soft">
        Nobody is told of anything yet. Add the address of a system that should know, such as your CRM.
      </p>
      <Button ref={adding} variant="primary" onClick={onAdd}>
        Add an endpoint
      </Button>
    </div>
  );
}

function NewEndpoint({
  onSecret,
  onClose,
}: {
  onSecret: (secret: string, url: string) => void;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const readAgain = useReadWebhooksAgain();
  return (
    <EndpointForm
      title="Add an endpoint"
      start={{ url: '', description: '', events: [] }}
      submit="Add the endpoint"
      save={async (fields) => {
        const { id, secret } = await staffApi.webhooks.create.call(fields);
        await readAgain();
        onClose();
        onSecret(secret, fields.url);
        void navigate(`?endpoint=${id}`);
      }}
      onCancel={onClose}
    />
  );
}
