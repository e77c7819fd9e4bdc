import * as texts from '@porchlight/content/en/staff.ts';
import { includesRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useStaff } from '../../console-kit/staff.queries.ts';
import { StaffPage } from '../../console-kit/staff-page.tsx';
import { type WaitingKind, waitingKinds } from '../../console-kit/staff-waiting.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What waits for someone, each line a way to where it is worked on. */
export default function OverviewPage() {
  const staff = useStaff();
  const kinds = waitingKinds.filter(({ role }) => staff && includesRole(staff.role, role));
  return (
    <StaffPage title={texts.whatWaits} intro={texts.overviewLead}>
      <ul className="grid max-w-2xl border-line border-t">
        {kinds.map((kind) => (
          <li key={kind.id} className="border-line border-b">
            <WaitingLine kind={kind} />
          </li>
        ))}
      </ul>
    </StaffPage>
  );
}

/** Asks by itself: one count that does not come leaves the others. */
function WaitingLine({ kind }: { kind: WaitingKind }) {
  const { data: count, error } = useQuery({
    queryKey: ['staff-waiting', kind.id],
    queryFn: () => kind.count(),
  });
  return (
    <Link to={kind.to} className="flex min-h-14 items-center gap-4 px-1 hover:bg-sunken">
      <span className="figure-tabular w-16 text-right font-display text-2xl">
        {count ?? (error === null ? <Skeleton className="h-7" /> : '?')}
      </span>
      <span className="min-w-0">
        {kind.describe(count ?? 0)}
        {error !== null && <span className="block text-brick text-sm">{parseFailure(error).message}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
