import type { ReactNode } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { readFailure } from '../../platform/failure.ts';
import { LatePart } from '../../platform/late-part.tsx';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount, usePerson } from '../accounts/account.queries.ts';
import { useLeaving } from '../accounts/use-leaving.tsx';
import { useStaffAccess } from './staff.queries.ts';

const loadSecondFactor = () => import('./second-factor-needed.tsx');

/**
 * Lets staff who signed in with a second step through, and says to everybody else what stands in the way: the sign-in page,
 * which leads back here; a plain refusal; or the way to a second step.
 */
export function StaffAccess({ children }: { children: ReactNode }) {
  const here = createPath(useLocation());
  const person = usePerson();
  const { data, error, isFetching, refetch } = useStaffAccess();
  const code = error === null ? undefined : readFailure(error).code;
  if (person === null || code === 'NOT_SIGNED_IN') return <Navigate to={paths.signIn(here)} replace />;
  if (code === 'SECOND_FACTOR_NEEDED')
    return <LatePart load={loadSecondFactor} props={{}} waiting={<Skeleton className="h-96" />} />;
  if (code === 'NOT_ALLOWED') return <Refusal />;
  if (code !== undefined && data === undefined)
    return (
      <div className="grid max-w-2xl gap-6">
        <PageTitle>Console</PageTitle>
        <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">Console</h1>
        <LoadFailed title="The console did not load" busy={isFetching} onRetry={() => void refetch()}>
          Nothing was changed.
        </LoadFailed>
      </div>
    );
  if (data === undefined)
    return (
      <div aria-busy="true" className="grid gap-4">
        <PageTitle>Console</PageTitle>
        <h1 className="sr-only">Opening the console…</h1>
        <Skeleton className="h-10 max-w-72" />
        <Skeleton className="h-64" />
      </div>
    );
  return children;
}

function Refusal() {
  const { leave, busyScope, question } = useLeaving(useAccount(), paths.signIn('/staff'));
  return (
    <div className="grid max-w-2xl gap-6">
      {question}
      <PageTitle>Not for this account</PageTitle>
      <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">This page is for staff</h1>
      <Notice
        title="Your account does not open it"
        action={
          <>
            <ButtonLink to={paths.landing} variant="primary" size="small">
              Go to the site
            </ButtonLink>
            <Button size="small" busy={busyScope !== undefined} onClick={() => leave('local')}>
              Sign in as somebody else
            </Button>
          </>
        }
      >
        If you work here, ask an admin to invite you, or to restore your membership. Nothing was changed.
      </Notice>
    </div>
  );
}
