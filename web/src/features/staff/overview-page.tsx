import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/staff.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatAge } from '@porchlight/domain/kernel/instants.ts';
import { hasRights } from '@porchlight/domain/kernel/staff-roles.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useStaff } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import {
  sortWaiting,
  type WaitingCount,
  type WaitingKind,
  waitingKinds,
} from '../../console-kit/staff-waiting.ts';
import { When } from '../../console-kit/when.tsx';
import { parseFailure } from '../../platform/api/failure.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DuePurchases } from './due-purchases.tsx';
import { PurchaseNews } from './purchase-news.tsx';

type Line = { kind: WaitingKind; waiting: WaitingCount | undefined; error: unknown };

/** What waits for someone, the oldest first, and who will be late; each line leads to where it is worked on, and what has nothing is named below. */
export default function OverviewPage() {
  const staff = useStaff();
  const kinds = waitingKinds.filter(({ rights }) => staff && hasRights(staff.role, rights));
  const { data: counted } = useQuery({
    queryKey: ['staff-waiting', staff?.role],
    queryFn: ({ client }) => Promise.all(kinds.map((kind) => countKind(kind, client))),
    enabled: kinds.length > 0,
  });
  const lines = counted ?? kinds.map((kind): Line => ({ kind, waiting: undefined, error: null }));
  const isWhole = counted !== undefined;
  const shown = isWhole ? sortWaiting(lines).filter(({ waiting }) => waiting?.count !== 0) : lines;
  const empty = isWhole ? lines.filter(({ waiting }) => waiting?.count === 0) : [];
  return (
    <StaffPage title={texts.whatWaits} intro={texts.overviewLead}>
      <div className="grid min-w-0 items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <PurchaseNews />
          <ul className="grid border-line border-t">
            {shown.map((line) => (
              <li key={line.kind.id} className="flex items-center border-line border-b">
                <WaitingLine {...line} />
                <MineLink {...line} />
              </li>
            ))}
          </ul>
          {empty.length > 0 && (
            <p className="mt-4 text-ink-soft">
              {texts.nothingWaits}{' '}
              {empty.map(({ kind }, at) => (
                <span key={kind.id}>
                  {at > 0 && ', '}
                  <Link to={kind.to} className="text-link">
                    {kind.describe(0)}
                  </Link>
                </span>
              ))}
              .
            </p>
          )}
          {staff && hasRights(staff.role, 'manage') && <LastBackup />}
        </div>
        {staff && hasRights(staff.role, 'figures') && <DuePurchases />}
      </div>
    </StaffPage>
  );
}

/** One count that does not come leaves the others. */
async function countKind(kind: WaitingKind, client: QueryClient): Promise<Line> {
  try {
    return { kind, waiting: await kind.count(client), error: null };
  } catch (error) {
    return { kind, waiting: undefined, error };
  }
}

function WaitingLine({ kind, waiting, error }: Line) {
  return (
    <Link to={kind.to} className="flex min-h-14 min-w-0 flex-1 items-center gap-4 px-1 hover:bg-sunken">
      <span className="figure-tabular w-16 text-right font-display text-2xl">
        {waiting ? formatCount(waiting.count, locale) : error === null ? <Skeleton className="h-7" /> : '?'}
      </span>
      <span className="min-w-0">
        {kind.describe(waiting?.count ?? 0)}
        {waiting?.oldest && (
          <span className="block text-ink-soft text-sm">
            {texts.oldestWaits(formatAge(waiting.oldest, new Date(), locale))}
          </span>
        )}
        {error !== null && <span className="block text-brick text-sm">{parseFailure(error).message}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}

/** What is of the member’s own purchases, beside the whole. */
function MineLink({ kind: { toMine, describe }, waiting }: Line) {
  if (toMine === undefined || !waiting?.mine) return null;
  const mine = texts.mineOfThese(formatCount(waiting.mine, locale));
  return (
    <Link
      to={toMine}
      aria-label={`${mine}: ${describe(waiting.mine)}`}
      className="inline-flex min-h-14 shrink-0 items-center px-3 text-link hover:bg-sunken"
    >
      {mine}
    </Link>
  );
}

/** Where PostgreSQL has an archive of its own, there is none of `npm run backup`, and the line says which it means. */
function LastBackup() {
  const { data } = useQuery(staffApi.staff.lastBackup.queryOptions());
  if (data === undefined) return null;
  return (
    <p className="mt-4 text-ink-soft">
      {data.at === null ? texts.noBackup : sentence(texts.lastBackup(<When at={data.at} />))}
    </p>
  );
}
