import * as texts from '@porchlight/content/en/staff.ts';
import type { SignInMethods } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSignInMethods } from '../../accounts/account-settings.queries.ts';
import { PasskeysPart } from '../../accounts/second-factor/passkeys-part.tsx';
import { SecondFactorPart } from '../../accounts/second-factor/second-factor-part.tsx';

/** Leads a staff member through setting up a second step, and on to the console, or back in with one that was set up before. */
export default function SecondFactorNeeded({ onReady }: { onReady: () => Promise<void> }) {
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  return (
    <div className="grid max-w-2xl gap-8">
      <PageTitle>{texts.stepPageTitle}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">{texts.stepTitle}</h1>
        <p className="text-ink-soft">{texts.stepLead}</p>
      </div>
      {isError && methods === undefined && (
        <LoadFailed title={texts.pageFailedTitle} busy={isFetching} onRetry={() => void refetch()}>
          {texts.pageFailedLead}
        </LoadFailed>
      )}
      {methods === undefined && !isError && <Skeleton className="h-64" />}
      {methods && <Ways methods={methods} onReady={onReady} />}
    </div>
  );
}

function Ways({ methods, onReady }: { methods: SignInMethods; onReady: () => Promise<void> }) {
  const isReady = methods.secondFactor !== null || methods.passkeys.length > 0;
  const [wasReady] = useState(isReady);
  // A session that has not shown the second step can change none: only signing in again leads on.
  if (wasReady) return <SignInAgain />;
  return (
    <>
      {isReady && <OpenConsole onReady={onReady} />}
      <SecondFactorPart methods={methods} />
      <PasskeysPart passkeys={methods.passkeys} />
    </>
  );
}

/** What was set up just now counts for this session as well. */
function OpenConsole({ onReady }: { onReady: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  function open() {
    setBusy(true);
    void onReady().finally(() => setBusy(false));
  }
  return (
    <Panel>
      <p>{texts.stepReady}</p>
      <p>
        <Button variant="primary" size="small" busy={isBusy} onClick={open}>
          {texts.openTheConsole}
        </Button>
      </p>
    </Panel>
  );
}

function SignInAgain() {
  const here = createPath(useLocation());
  const signOut = useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: () => window.location.replace(paths.signIn(here)),
    }),
  );
  return (
    <Panel>
      <p>{texts.stepNotCounted}</p>
      <Problem>{signOut.error === null ? undefined : parseFailure(signOut.error).message}</Problem>
      <p>
        <Button
          variant="primary"
          size="small"
          busy={signOut.isPending}
          onClick={() => signOut.mutate({ scope: 'local' })}
        >
          {texts.signInAgain}
        </Button>
      </p>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 rounded-m border border-sage/40 bg-sage-soft p-5">{children}</div>;
}
