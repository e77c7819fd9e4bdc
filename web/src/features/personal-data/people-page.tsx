import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFailure } from '../../platform/failure.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { ErasureReceipt } from './erasure-receipt.tsx';
import { HeldParts } from './held-parts.tsx';
import { PersonActions } from './person-actions.tsx';
import { RetentionTable } from './retention-table.tsx';

/** What is held about an address, with what can be done about it; without an address, how long things are kept. */
export default function PeoplePage() {
  const [params] = useSearchParams();
  const address = params.get('address') ?? '';
  return (
    <StaffPage
      title="People"
      intro="Everything held about an e-mail address, with or without an account. Each look is written down, and shown to a buyer in their settings."
    >
      <AddressSearch key={address} address={address} />
      {address === '' ? <RetentionTable /> : <Person key={address} address={address} />}
    </StaffPage>
  );
}

function AddressSearch({ address }: { address: string }) {
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState(address);
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = typed.trim();
    setParams(wanted === '' ? {} : { address: wanted });
  }
  return (
    <search>
      <form onSubmit={search} className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64">
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          Look up
        </Button>
      </form>
    </search>
  );
}

function Person({ address }: { address: string }) {
  const [receipt, setReceipt] = useState<Parameters<typeof ErasureReceipt>[0]['erasure']>();
  // Each look is recorded, so nothing but opening the page or an action of the member reads.
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.people.find.queryOptions({
      input: { address },
      enabled: receipt === undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
  );
  if (receipt?.outcome === 'erased') return <ErasureReceipt erasure={receipt} />;
  if (data === undefined && error !== null)
    return (
      <LoadFailed title="That did not load" busy={isFetching} onRetry={() => void refetch()}>
        {readFailure(error).message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  const held = data.parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-8">
      {receipt !== undefined && <ErasureReceipt erasure={receipt} />}
      {data.isBeingErased && (
        <Notice title="This address is being erased">
          It goes on by itself and cannot be called off. Look again in a few minutes.
        </Notice>
      )}
      {held === 0 ? (
        <Notice title="Nothing is held about this address">Check how it is written.</Notice>
      ) : (
        <>
          <PersonActions
            person={data}
            onErased={(erasure) => {
              setReceipt(erasure);
              if (erasure.outcome === 'deletion-started') void refetch();
            }}
            onChanged={() => void refetch()}
          />
          <HeldParts parts={data.parts} />
        </>
      )}
    </div>
  );
}
