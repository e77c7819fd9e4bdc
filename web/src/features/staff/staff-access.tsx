import * as texts from '@porchlight/content/en/staff.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { createPath, Navigate, useLocation } from 'react-router';
import { useStaffAccess } from '../../console-kit/staff.queries.ts';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount, usePerson } from '../accounts/account.queries.ts';
import { useLeaving } from '../accounts/sign-out/use-leaving.tsx';

const loadSecondFactor = () => import('./members/second-factor-needed.tsx');

/**
 * Lets staff who signed in with a second step through, and shows everyone else the reason: the sign-in page, which leads back here; a plain
 * refusal; or the way to a second step.
 */
export function StaffAccess({ children }: { children: ReactNode }) {
  const here = createPath(useLocation());
  const person = usePerson();
  const { data, error, isFetching, refetch } = useStaffAccess();
  const code = error === null ? undefined : parseFailure(error).code;
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    if (code === 'SECOND_FACTOR_NEEDED') setSettingUp(true);
  }, [code]);
  if (person === null || code === 'NOT_SIGNED_IN') return <Navigate to={paths.signIn(here)} replace />;
  // Also once it is set up, and the console would open: recovery codes are shown once, and stay until they are kept.
  if (code === 'SECOND_FACTOR_NEEDED' || isSettingUp)
    return (
      <LazyPart
        load={loadSecondFactor}
        props={{ onReady: () => refetch().then(() => setSettingUp(false)) }}
        waiting={<Skeleton className="h-96" />}
      />
    );
  if (code === 'NOT_ALLOWED') return <Refusal />;
  if (code !== undefined && data === undefined)
    return (
      <div className="grid max-w-2xl gap-6">
        <PageTitle>{texts.console}</PageTitle>
        <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">{texts.console}</h1>
        <LoadFailed title={texts.consoleLoadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {texts.nothingWasChanged}
        </LoadFailed>
      </div>
    );
  if (data === undefined)
    return (
      <div aria-busy="true" className="grid gap-4">
        <PageTitle>{texts.console}</PageTitle>
        <h1 className="sr-only">{texts.openingTheConsole}</h1>
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
      <PageTitle>{texts.refusedPageTitle}</PageTitle>
      <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">{texts.refusedTitle}</h1>
      <Notice
        title={texts.refusedNotice}
        action={
          <>
            <ButtonLink to={paths.landing} variant="primary" size="small">
              {texts.siteLink}
            </ButtonLink>
            <Button size="small" busy={busyScope !== undefined} onClick={() => leave('local')}>
              {texts.switchAccount}
            </Button>
          </>
        }
      >
        {texts.refusedLead}
      </Notice>
    </div>
  );
}
