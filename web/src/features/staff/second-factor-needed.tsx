import { useMutation } from '@tanstack/react-query';
import { createPath, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignInMethods } from '../accounts/account-settings.queries.ts';
import { PasskeysPart } from '../accounts/passkeys-part.tsx';
import { Problem } from '../accounts/problem.tsx';
import { SecondFactorPart } from '../accounts/second-factor-part.tsx';

/** Leads a staff member through setting up a second step, and back in with it. */
export default function SecondFactorNeeded() {
  const { data: methods, isError, isFetching, refetch } = useSignInMethods();
  const isReady = methods !== undefined && (methods.secondFactor !== null || methods.passkeys.length > 0);
  return (
    <div className="grid max-w-2xl gap-8">
      <PageTitle>A second step for the console</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-[clamp(1.75rem,4vw,2.2rem)]">One more step before the console</h1>
        <p className="text-ink-soft">
          The console shows what buyers have told us, so a password alone does not open it. Set up codes from
          an app or a passkey, then sign in again with it.
        </p>
      </div>
      {isError && methods === undefined && (
        <LoadFailed title="This page did not load" busy={isFetching} onRetry={() => void refetch()}>
          Nothing about how you sign in was changed.
        </LoadFailed>
      )}
      {methods === undefined && !isError && <Skeleton className="h-64" />}
      {methods && (
        <>
          {isReady && <SignInAgain />}
          <SecondFactorPart methods={methods} />
          <PasskeysPart passkeys={methods.passkeys} />
        </>
      )}
    </div>
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
    <div className="grid gap-3 rounded-m border border-sage/40 bg-sage-soft p-5">
      <p>
        Your second step is set up. This session was opened without it, so it does not count yet. Keep your
        recovery codes, then sign in again.
      </p>
      <Problem>{signOut.error === null ? undefined : readFailure(signOut.error).message}</Problem>
      <p>
        <Button
          variant="primary"
          size="small"
          busy={signOut.isPending}
          onClick={() => signOut.mutate({ scope: 'local' })}
        >
          Sign in again
        </Button>
      </p>
    </div>
  );
}
