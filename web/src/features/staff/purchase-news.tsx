import * as texts from '@porchlight/content/en/home-buyers.ts';
import type { PurchasesOverview } from '@porchlight/domain/home-buyers/purchase-owners.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { staffPaths } from '../../staff-paths.ts';

/** What others did that the member would not see otherwise: purchases handed to them, and answers to their proposals. */
export function PurchaseNews() {
  const { data } = useQuery(staffApi.homeBuyers.getOverview.queryOptions());
  if (data === undefined) return null;
  const { handedOver, answered } = data;
  return (
    <>
      <NewsList id="handed-over" title={texts.handedToYou} rows={handedOver} readKey={({ id }) => id}>
        {({ by, at, note }) => (
          <>
            {texts.handedBy(by)}, <When at={at} />
            {note !== null && <span className="block whitespace-pre-wrap text-ink">{note}</span>}
          </>
        )}
      </NewsList>
      <NewsList
        id="answered"
        title={texts.proposalsAnswered}
        rows={answered}
        readKey={({ id, proposalId }) => `${id} ${proposalId}`}
      >
        {({ by, as, title, at }) => (
          <>
            <span className="text-ink">{texts.answeredProposal[as](by ?? texts.formerBuyer, title)}</span>,{' '}
            <When at={at} />
          </>
        )}
      </NewsList>
    </>
  );
}

function NewsList<Row extends PurchasesOverview['handedOver' | 'answered'][number]>({
  id: listId,
  title,
  rows,
  readKey,
  children,
}: {
  id: string;
  title: string;
  rows: readonly Row[];
  readKey(row: Row): string;
  children(row: Row): ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={listId} className="mb-8 grid gap-3">
      <h2 id={listId} className="text-xl">
        {title}
      </h2>
      <ul className="grid border-line border-t">
        {rows.map((row) => (
          <li key={readKey(row)} className="border-line border-b">
            <Link
              to={`${staffPaths.homeBuyers}?id=${encodeURIComponent(row.buyers[0]?.id ?? row.id)}`}
              className="grid min-h-14 px-1 py-2 hover:bg-sunken"
            >
              <span className="wrap-anywhere font-semibold">
                {row.buyers.map(({ name }) => name || texts.unnamed).join(', ')}
              </span>
              <span className="wrap-anywhere text-[.9375rem] text-ink-soft">{children(row)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
