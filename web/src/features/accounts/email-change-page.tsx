import { failures } from '@porchlight/domain/shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { readFailure } from '../../platform/failure.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Problem } from './problem.tsx';
import { useSend } from './use-send.ts';

const outcomes = {
  changed: ['Your address is changed', 'Sign in with the new one from now on.'],
  stopped: [
    'The change is stopped',
    'The account keeps its address. If you did not ask for the change, choose a new password.',
  ],
  'waiting-for-old': [
    'Thank you',
    'This address is confirmed. The change is made when the present address of the account agrees too.',
  ],
  'waiting-for-new': ['Thank you', 'You agreed. The change is made when the new address is confirmed too.'],
} as const;

/** Where both letters about a change of address lead. Nothing happens until somebody presses a button: mail programs open links. */
export default function EmailChangePage() {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const show = useMutation(api.accountSettings.showEmailChange.mutationOptions());
  const { mutate } = show;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ token });
  }, [token, mutate]);
  const failure = show.error === null ? undefined : readFailure(show.error);
  const isDead = failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT';
  return (
    <>
      <PageTitle>Change of e-mail address</PageTitle>
      <h1 className="text-4xl">Change of e-mail address</h1>
      {show.data === undefined && failure === undefined && <p role="status">One moment…</p>}
      {show.data !== undefined && <Question token={token} {...show.data} />}
      {isDead && <LinkDead />}
      {failure !== undefined && !isDead && (
        <div role="alert">
          <Notice
            look="wrong"
            title="This page did not load"
            action={
              <Button variant="primary" size="small" onClick={() => mutate({ token })}>
                Try again
              </Button>
            }
          >
            {failure.message}
          </Notice>
        </div>
      )}
    </>
  );
}

function Question({
  token,
  side,
  email,
  hasAgreed,
}: {
  token: string;
  side: 'old' | 'new';
  email: string;
  hasAgreed: boolean;
}) {
  const answer = useMutation(api.accountSettings.answerEmailChange.mutationOptions());
  const { send, busy, problem, failure } = useSend((agree: boolean) => answer.mutateAsync({ token, agree }));
  if (failure?.code === 'LINK_EXPIRED') return <LinkDead />;
  if (answer.data !== undefined) {
    const [title, text] = outcomes[answer.data.state];
    return (
      <div role="status">
        <Notice
          look="done"
          title={title}
          action={
            <ButtonLink
              to={answer.data.state === 'stopped' ? paths.forgotPassword() : paths.profile}
              size="small"
            >
              {answer.data.state === 'stopped' ? 'Choose a new password' : 'Go to your settings'}
            </ButtonLink>
          }
        >
          {text}
        </Notice>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p>
        {side === 'old'
          ? 'Somebody who is signed in to your account asked to change its address to '
          : 'Somebody asked to use this address for their account: '}
        <strong className="[overflow-wrap:anywhere]">{email}</strong>.
      </p>
      {hasAgreed && <p>You have agreed already. You can still stop it until the other address agrees.</p>}
      <Problem>{problem}</Problem>
      <div className="grid gap-3">
        {!hasAgreed && (
          <Button variant="primary" busy={busy} onClick={() => void send(true)}>
            {side === 'old' ? 'Agree to the change' : 'Confirm this address'}
          </Button>
        )}
        <Button busy={busy} onClick={() => void send(false)}>
          Stop the change
        </Button>
      </div>
    </div>
  );
}

function LinkDead() {
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title="This link no longer works"
        action={
          <ButtonLink to={paths.profile} variant="primary" size="small">
            Begin again in your settings
          </ButtonLink>
        }
      >
        {failures.LINK_EXPIRED.message}
      </Notice>
    </div>
  );
}
