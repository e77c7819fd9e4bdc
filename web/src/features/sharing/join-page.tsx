import * as texts from '@porchlight/content/en/sharing-join.ts';
import { isBuyerRole } from '@porchlight/domain/kernel/purchases/purchases.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { sentence } from '../../ui/sentence.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount, useWelcome } from '../accounts/account.queries.ts';
import { useAcceptInvitation } from './sharing.queries.ts';

/**
 * The page that the email to a co-buyer links to. Nothing happens before a button is pressed, because mail programs open links. A visitor
 * opens an account with the same press, or signs in first and comes back.
 */
export default function JoinPage() {
  const [searchParams] = useSearchParams();
  const hydrated = useHydrated();
  const token = searchParams.get('token') ?? '';
  return (
    <div className="page-width grid gap-6 pt-9 pb-10">
      <PageTitle>{texts.buyTogether}</PageTitle>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.buyTogether}</h1>
      <div className="grid max-w-2xl gap-6">
        {!hydrated ? (
          <Loading />
        ) : token === '' ? (
          <Refusal title={texts.linkRefusedTitle}>{texts.linkIncomplete}</Refusal>
        ) : (
          <Invitation token={token} />
        )}
      </div>
    </div>
  );
}

function Invitation({ token }: { token: string }) {
  const account = useAccount();
  const { data, error, mutate } = useMutation(pageApi.sharing.getInvitation.mutationOptions());
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ token });
  }, [token, mutate]);
  if (error !== null) {
    const { code, message } = parseFailure(error);
    if (code === 'LINK_EXPIRED') return <Refusal title={texts.linkRefusedTitle}>{message}</Refusal>;
    if (code === 'BAD_INPUT') return <Refusal title={texts.linkRefusedTitle}>{texts.linkIncomplete}</Refusal>;
    return (
      <Refusal
        title={texts.loadFailed}
        action={
          <Button variant="primary" size="small" onClick={() => mutate({ token })}>
            {texts.tryAgain}
          </Button>
        }
      >
        {message}
      </Refusal>
    );
  }
  if (data === undefined || account === undefined) return <Loading />;
  if (!isBuyerRole(data.role)) return <Refusal title={texts.linkRefusedTitle}>{texts.linkForHelper}</Refusal>;
  return <Question token={token} inviter={data.inviterName} name={data.name} email={account?.email} />;
}

function Loading() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{texts.oneMoment}</span>
      <Skeleton className="h-72" />
    </div>
  );
}

function Question({
  token,
  inviter,
  name,
  email,
}: {
  token: string;
  inviter: string;
  /** What the inviter called the reader. */
  name: string;
  /** Of the reader's account; undefined for a visitor. */
  email: string | undefined;
}) {
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}`;
  const invited = { name, email: new URLSearchParams(hash.slice(1)).get('email') ?? '' };
  const accept = useAcceptInvitation();
  const [isOpening, setIsOpening] = useState(false);
  const { send, busy, problem, failure } = useSend(() => accept.mutateAsync({ token }));
  if (accept.data !== undefined) return <Joined inviter={inviter} />;
  if (failure?.code === 'LINK_EXPIRED')
    return <Refusal title={texts.linkRefusedTitle}>{failure.message}</Refusal>;
  if (failure?.code === 'NOT_ALLOWED') return <Refusal title={texts.cannotAccept}>{failure.message}</Refusal>;
  return (
    <Card>
      <p className="wrap-anywhere font-semibold text-lg">{texts.invitationLead(inviter)}</p>
      <Things title={texts.whatBecomesShared} things={texts.sharedThings} />
      <Things title={texts.whatStaysPrivate} things={texts.privateThings(inviter)} />
      <p className="text-ink-soft">{texts.peopleYouInvited}</p>
      {email === undefined || isOpening ? (
        <>
          <p>{texts.needsAnAccount}</p>
          <NewBuyerForm {...{ token, inviter, invited }} onOpened={() => setIsOpening(true)} />
          <p>
            {sentence(
              texts.signInPrompt((words) => (
                <Link to={paths.signIn(here)} state={invited} className="text-link">
                  {words}
                </Link>
              )),
            )}
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-soft">
            {sentence(
              texts.signedInAs(<strong className="wrap-anywhere font-semibold text-ink">{email}</strong>),
            )}
          </p>
          <Problem>{problem}</Problem>
          <p>
            <Button variant="primary" busy={busy} onClick={() => void send(undefined)}>
              {busy ? texts.joining : texts.join}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

/** Opens an account and joins with one press; the link has confirmed the address. `onOpened` runs before the reader counts as signed in. */
function NewBuyerForm({
  token,
  inviter,
  invited,
  onOpened,
}: {
  token: string;
  inviter: string;
  invited: { name: string; email: string };
  onOpened: () => void;
}) {
  const [typed, setTyped] = useState(invited);
  const navigate = useNavigate();
  const welcome = useWelcome();
  const join = useMutation(pageApi.sharing.joinWithNewAccount.mutationOptions());
  const { send, busy, errorOf, problem } = useSend(async () => {
    const account = await join.mutateAsync({ token, ...typed });
    onOpened();
    welcome(account);
    showSuccess({ title: texts.youBuyTogether(inviter) });
    await navigate(paths.plan, { replace: true });
  }, ['name', 'email']);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-5">
      <TextField
        id="name"
        label={texts.yourName}
        autoComplete="name"
        value={typed.name}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        error={errorOf('name')}
      />
      <TextField
        id="email"
        label={texts.yourAddress}
        hint={texts.yourAddressHint}
        type="email"
        autoComplete="email"
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        error={errorOf('email')}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? texts.joining : texts.openAndJoin}
        </Button>
      </p>
    </form>
  );
}

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid list-disc gap-1.5 pl-5">
        {things.map((thing) => (
          <li key={thing} className="wrap-anywhere">
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Joined({ inviter }: { inviter: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice
        look="done"
        title={texts.youBuyTogether(inviter)}
        action={
          <>
            <ButtonLink to={paths.portal} variant="primary" size="small">
              {texts.openTheJourney}
            </ButtonLink>
            <ButtonLink to={paths.people} size="small">
              {texts.seeThePeople}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function Refusal({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title={title}
        action={
          action ?? (
            <ButtonLink to={paths.portal} size="small">
              {texts.toYourJourney}
            </ButtonLink>
          )
        }
      >
        {children}
      </Notice>
    </div>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 rounded-m border border-line bg-surface p-6 sm:p-7">{children}</div>;
}
