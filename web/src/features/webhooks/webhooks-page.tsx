import * as texts from '@porchlight/content/en/webhooks.ts';
import type { WebhookEndpoint } from '@porchlight/domain/webhooks/webhooks.contract.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ShownOnce } from '../../console-kit/shown-once.tsx';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import { useRestoredFocus } from '../../console-kit/use-restored-focus.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LeftOutNote } from '../../ui/left-out.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EndpointForm, EndpointList } from './endpoint-form.tsx';
import { EndpointView } from './endpoint-view.tsx';
import { useEndpoints, useReadWebhooksAgain } from './webhooks.queries.ts';

/** Which other systems receive what happens here, and whether they were reached. */
export default function WebhooksPage() {
  const [params] = useSearchParams();
  const openId = params.get('endpoint') ?? undefined;
  const { data, error, isFetching, refetch } = useEndpoints();
  const [isAdding, setIsAdding] = useState(false);
  // With its endpoint's address: it stays until the member has copied it, also while another endpoint is open.
  const [made, setMade] = useState<{ secret: string; url: string }>();
  const endpoint = data?.endpoints.find(({ id }) => id === openId);
  const isList = openId === undefined && !isAdding;
  const adding = useRef<HTMLButtonElement>(null);
  const lastOpen = useRef<string>(undefined);
  useRestoredFocus(`${openId} ${isAdding} ${made !== undefined}`, () => {
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
      title={texts.webhooks}
      intro={texts.pageLead}
      action={
        isList && data && data.endpoints.length > 0 ? (
          <Button ref={adding} variant="primary" onClick={() => setIsAdding(true)}>
            {texts.addAnEndpoint}
          </Button>
        ) : undefined
      }
    >
      {made !== undefined && (
        <ShownOnce
          key={made.secret}
          title={texts.signingSecretTitle(made.url)}
          secret={made.secret}
          onDone={() => setMade(undefined)}
        >
          {texts.signingSecretLead}
        </ShownOnce>
      )}
      {error !== null && data === undefined && (
        <LoadFailed title={texts.endpointsLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
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
        <>
          <Endpoints endpoints={data.endpoints} adding={adding} onAdd={() => setIsAdding(true)} />
          <LeftOutNote count={data.leftOut} what={['endpoint', 'endpoints']} />
        </>
      )}
      {data && openId !== undefined && endpoint === undefined && (
        <div className="grid gap-3">
          <BackLink to="?">{texts.allEndpoints}</BackLink>
          <p>{texts.endpointMissing}</p>
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
      <p className="text-ink-soft">{texts.noEndpoints}</p>
      <Button ref={adding} variant="primary" onClick={onAdd}>
        {texts.addAnEndpoint}
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
      title={texts.addAnEndpoint}
      start={{ url: '', description: '', events: [] }}
      submit={texts.addTheEndpoint}
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
