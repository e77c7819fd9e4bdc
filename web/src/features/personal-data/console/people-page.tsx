import { dataRetention } from '@porchlight/content/en/data-retention.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { staffPeriods } from '@porchlight/content/en/person-records.ts';
import * as texts from '@porchlight/content/en/personal-data-console.ts';
import type { ErasureView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import { formatPeriod } from '@porchlight/domain/accounts/personal-data/retention.ts';
import { formatCount, formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import { When } from '../../../console-kit/when.tsx';
import { parseFailure } from '../../../platform/api/failure.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PersonActions } from './person-actions.tsx';
import { StoredDataParts } from './stored-data-parts.tsx';

/** What is held about an address, with what can be done about it; without an address, how long things are kept. */
export default function PeoplePage() {
  const [params] = useSearchParams();
  const address = params.get('address') ?? '';
  return (
    <StaffPage title={texts.people} intro={texts.peopleLead}>
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
            label={texts.eMailAddress}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          {texts.lookUp}
        </Button>
      </form>
    </search>
  );
}

function Person({ address }: { address: string }) {
  const [receipt, setReceipt] = useState<Parameters<typeof ErasureReceipt>[0]['erasure']>();
  // Each access is logged, so only opening the page or an action of the member reads.
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
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {parseFailure(error).message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  const held = data.parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-8">
      {receipt !== undefined && <ErasureReceipt erasure={receipt} />}
      {data.isBeingErased && <Notice title={texts.erasingTitle}>{texts.erasingLead}</Notice>}
      {held === 0 ? (
        <Notice title={texts.emptyTitle}>{texts.emptyLead}</Notice>
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
          <StoredDataParts parts={data.parts} />
        </>
      )}
    </div>
  );
}

/** What was done: the receipt with its number, or until when an account stays. */
function ErasureReceipt({ erasure: { receipt, dueAt } }: { erasure: ErasureView }) {
  return (
    <div role="status">
      {receipt === null ? (
        <Notice look="done" title={texts.deletionStartedTitle}>
          {sentence(texts.deletionStartedLead(<When at={dueAt} />))}
        </Notice>
      ) : (
        <Notice look="done" title={texts.erased}>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt>{texts.receipt}</dt>
            <dd className="break-all font-semibold text-ink">{receipt.id}</dd>
            <dt>{texts.done}</dt>
            <dd>
              <When at={receipt.deletedAt} />
            </dd>
            <dt>{texts.documents}</dt>
            <dd>
              {formatCount(receipt.counts.documents, locale)} (
              {formatFileSize(receipt.counts.documentBytes, locale)})
            </dd>
            <dt>{texts.recordsOfSignatures}</dt>
            <dd>{formatCount(receipt.counts.signatures, locale)}</dd>
            <dt>{texts.journeyEntries}</dt>
            <dd>{formatCount(receipt.counts.journeyEntries, locale)}</dd>
            <dt>{texts.messagesApplicationsWaitlists}</dt>
            <dd>{formatCount(receipt.counts.messages, locale)}</dd>
            <dt>{texts.callConsentsKept}</dt>
            <dd>{formatCount(receipt.counts.consentsKept, locale)}</dd>
          </dl>
          <p className="mt-3">{texts.receiptHint}</p>
        </Notice>
      )}
    </div>
  );
}

/** How long each kind of record is kept, and what the nightly removal takes and took. */
function RetentionTable() {
  const { data, error, isFetching, refetch } = useQuery(staffApi.people.retention.queryOptions());
  if (data === undefined && error !== null)
    return (
      <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
        {parseFailure(error).message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  return (
    <section aria-labelledby="kept" className="grid gap-3">
      <h2 id="kept" className="text-xl">
        {texts.retentionTitle}
      </h2>
      <p className="max-w-[68ch] text-ink-soft">
        {texts.retentionLead} {data.lastRunAt === null ? texts.noneYet : <When at={data.lastRunAt} />}.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={texts.periods} className="overflow-x-auto">
        <table className="w-full min-w-[44rem] text-left text-[.9375rem]">
          <thead>
            <tr>
              {[texts.records, texts.keptFor, texts.countedFrom].map((label) => (
                <th key={label} scope="col" className="py-2 pr-6 font-semibold">
                  {label}
                </th>
              ))}
              <th scope="col" className="py-2 pr-6 text-right font-semibold">
                {texts.nextRun}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {texts.lastRun}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.kinds.map(({ kind, due, removed }) => {
              const period = { ...dataRetention.periods[kind], ...staffPeriods[kind] };
              return (
                <tr key={kind} className="border-line border-t align-top">
                  <th scope="row" className="max-w-96 py-2 pr-6 font-normal">
                    {period.what}
                  </th>
                  <td className="whitespace-nowrap py-2 pr-6">{formatPeriod(period)}</td>
                  <td className="py-2 pr-6">{period.since}</td>
                  <td className="py-2 pr-6 text-right tabular-nums">{formatCount(due, locale)}</td>
                  <td className="py-2 text-right tabular-nums">
                    {removed === null ? '–' : formatCount(removed, locale)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
