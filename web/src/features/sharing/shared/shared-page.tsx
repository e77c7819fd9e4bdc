import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { browserStorage } from '../../../platform/browser/browser-storage.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SharedPurchaseView } from './shared-purchase.tsx';

/** What buyers share with a helper, who has no account: a link by email signs them in. */
export default function SharedPage() {
  const isHydrated = useHydrated();
  return (
    <div className="page-width grid w-full content-start gap-6 pt-9 pb-16">
      <PageTitle description={texts.description}>{texts.sharedWithYou}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.sharedWithYou}</h1>
      {isHydrated ? <Content /> : <Loading />}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="max-w-2xl">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-44" />
    </div>
  );
}

const KEY = 'helper';

/** Whether a helper signed in with this browser, so that a buyer's own page does not ask the server for shared purchases. */
const hasHelperNote = () => browserStorage.read(KEY) !== null;

const noteHelper = () => browserStorage.write(KEY, '1');

const forgetHelper = () => browserStorage.remove(KEY);

/** A link of an email comes before what this browser knows: it may be of another address. */
function Content() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [isIn, setIsIn] = useState(hasHelperNote);
  const queryClient = useQueryClient();
  const token = searchParams.get('token');
  function enter() {
    noteHelper();
    queryClient.removeQueries({ queryKey: pageApi.sharing.key() });
    setIsIn(true);
    setSearchParams({}, { replace: true });
  }
  function leave() {
    forgetHelper();
    setIsIn(false);
    queryClient.removeQueries({ queryKey: pageApi.sharing.key() });
  }
  if (token !== null) return <Entry token={token} onEntered={enter} />;
  return isIn ? <Purchases onLeft={leave} /> : <LinkForm />;
}

/** Nothing happens until the button is pressed: mail programs open links, and this one works once. */
function Entry({ token, onEntered }: { token: string; onEntered: () => void }) {
  const signIn = useMutation(pageApi.sharing.signIn.mutationOptions());
  const { send, busy, problem, failure } = useSend(async () => {
    await signIn.mutateAsync({ token });
    onEntered();
  });
  if (failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT')
    return (
      <>
        <div role="alert" className="max-w-2xl">
          <Notice look="wrong" title={texts.linkFailedTitle}>
            {failure.message}
          </Notice>
        </div>
        <LinkForm />
      </>
    );
  return (
    <Card>
      <p>{texts.someoneShares}</p>
      <Problem>{problem}</Problem>
      <p>
        <Button variant="primary" busy={busy} onClick={() => void send(undefined)}>
          {busy ? texts.opening : texts.openSharedButton}
        </Button>
      </p>
    </Card>
  );
}

/** A helper's page hears of no change; that something was withdrawn shows after this long, while it can be seen. */
const GRANTS_REFETCH_MS = 15_000;

function Purchases({ onLeft }: { onLeft: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    pageApi.sharing.listShared.queryOptions({ refetchInterval: GRANTS_REFETCH_MS }),
  );
  const end = useMutation(pageApi.sharing.signOut.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await end.mutateAsync({});
    onLeft();
  });
  if (error !== null && parseFailure(error).code === 'NOT_SIGNED_IN') return <LinkForm />;
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <LoadFailed title={texts.didNotLoad} busy={isFetching} onRetry={() => void refetch()}>
        {texts.nothingWasChanged}
      </LoadFailed>
    );
  return (
    <>
      {data.purchases.length === 0 && (
        <div className="max-w-2xl">
          <Notice title={texts.nothingShared}>{texts.nobodyShares}</Notice>
        </div>
      )}
      {data.purchases.map((purchase) => (
        <SharedPurchaseView key={purchase.personId} purchase={purchase} />
      ))}
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.signOut}
        </Button>
      </p>
    </>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-2xl gap-5 rounded-m border border-line bg-surface p-6 sm:p-7">{children}</div>
  );
}

/** Asks for a link to sign in. The answer is the same whether or not anything is shared with the address. */
function LinkForm() {
  const [email, setEmail] = useState('');
  const ask = useMutation(pageApi.sharing.askForLink.mutationOptions());
  const { send, busy, errorOf, problem, clear } = useSend(() => ask.mutateAsync({ email }), ['email']);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  if (ask.isSuccess)
    return (
      <div role="status" className="max-w-2xl">
        <Notice look="done" title={texts.linkSentTitle}>
          {texts.linkSentLead}
        </Notice>
      </div>
    );
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-2xl gap-5 rounded-m border border-line bg-surface p-6 sm:p-7"
    >
      <p>{texts.enterYourAddress}</p>
      <TextField
        id="email"
        label={texts.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          clear();
        }}
        error={errorOf('email')}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? texts.sending : texts.sendLinkButton}
        </Button>
      </p>
    </form>
  );
}
