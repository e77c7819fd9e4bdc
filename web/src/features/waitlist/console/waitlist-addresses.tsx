import * as texts from '@porchlight/content/en/waitlist-console.ts';
import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Rows of a page beside the list. */
const ROWS = 20;

/** The addresses on one waitlist, read only on a press: every access of addresses is logged. */
export function WaitlistAddresses({ feature }: { feature: WaitlistFeature }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayExport = useMay(['addresses', 'export']);
  return (
    <section aria-label={texts.addresses} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {!isOpen && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {texts.showTheAddresses}
          </Button>
        )}
        {mayExport && (
          <a
            href={`/api/staff/waitlists/${feature}/addresses.csv`}
            download
            className="inline-flex min-h-11 items-center px-1 font-semibold text-[.9375rem] text-dusk underline-offset-4 hover:underline"
          >
            {texts.exportCsv}
          </a>
        )}
      </div>
      {isOpen && <Addresses feature={feature} />}
    </section>
  );
}

function Addresses({ feature }: { feature: WaitlistFeature }) {
  const [cursor, setCursor] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(
    staffApi.waitlistConsole.addresses.queryOptions({
      input: { feature, cursor, limit: ROWS },
      placeholderData: keepPreviousData,
    }),
  );
  if (error !== null && data === undefined)
    return (
      <LoadFailed title={texts.addressesFailed} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </LoadFailed>
    );
  if (data === undefined) return <Skeleton className="h-40" />;
  if (data.rows.length === 0) return <p className="text-ink-soft">{texts.addressesEmpty}</p>;
  const { previous, next } = data;
  return (
    <>
      <table className="figure-tabular w-full border-collapse text-left text-[.9375rem]">
        <caption className="sr-only">{texts.addressesNewestFirst}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            {['E-mail', texts.joined, texts.told].map((heading) => (
              <th key={heading} scope="col" className="py-2 pr-3 font-semibold text-ink-soft">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ email, joinedAt, toldAt }) => (
            <tr key={email} className="border-line border-b align-top">
              <th scope="row" className="wrap-anywhere py-2 pr-3 font-normal">
                {email}
              </th>
              <td className="py-2 pr-3">
                <When at={joinedAt} />
              </td>
              <td className="py-2">
                <When at={toldAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {(previous !== null || next !== null) && (
        <div className="flex flex-wrap gap-3">
          {previous !== null && (
            <Button size="small" onClick={() => setCursor(previous)}>
              {texts.newer}
            </Button>
          )}
          {next !== null && (
            <Button size="small" onClick={() => setCursor(next)}>
              {texts.older}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
