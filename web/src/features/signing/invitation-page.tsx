import type { DocumentToSign } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from '../accounts/account.queries.ts';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useSigningReadAgain } from './signing.queries.ts';
import { useSigning } from './use-signing.tsx';

/**
 * Where the letter of an invitation leads. Nothing happens until somebody presses a button: mail programs open links. Whoever
 * is not signed in goes there first, and comes back.
 */
export default function InvitationPage() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const here = `${pathname}${search}`;
  return (
    <div className="page-width grid gap-6 pt-9 pb-10">
      <PageTitle>Invitation to sign</PageTitle>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Invitation to sign</h1>
      <div className="grid max-w-2xl gap-6">
        {account === undefined && <Skeleton className="h-44" />}
        {account === null && (
          <Card>
            <p>
              Somebody who is buying a home with you asks you to sign a document. Sign in first, with an
              account of the e-mail address that the letter came to. You come back here.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.signIn(here)} variant="primary">
                Sign in
              </ButtonLink>
              <ButtonLink to={paths.signUp(here)}>Open an account</ButtonLink>
            </div>
          </Card>
        )}
        {account && <Acceptance token={token} email={account.email} />}
      </div>
    </div>
  );
}

function Acceptance({ token, email }: { token: string; email: string }) {
  const accept = useMutation(api.signing.acceptInvitation.mutationOptions());
  const readAgain = useSigningReadAgain();
  const { send, busy, problem, failure } = useSend(async () => {
    await accept.mutateAsync({ token });
    await readAgain();
  });
  if (accept.data !== undefined) return <Accepted document={accept.data} />;
  if (failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT' || token === '')
    return (
      <Refusal title="This link no longer works">
        {failure?.code === 'LINK_EXPIRED'
          ? failure.message
          : 'It is not whole. Open it again from the letter, or ask whoever sent it for a new one.'}
      </Refusal>
    );
  if (failure?.code === 'NOT_ALLOWED')
    return <Refusal title="This account cannot accept it">{failure.message}</Refusal>;
  return (
    <Card>
      <p>
        Somebody who is buying a home with you asks you to sign a document. You read all of it first, and you
        decide then.
      </p>
      <p className="text-ink-soft">
        You are signed in as <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>.
      </p>
      <Problem>{problem}</Problem>
      <p>
        <Button variant="primary" busy={busy} onClick={() => void send(undefined)}>
          {busy ? 'Opening…' : 'Open the document'}
        </Button>
      </p>
    </Card>
  );
}

function Accepted({ document }: { document: DocumentToSign }) {
  const { sign, openingId, dialogs } = useSigning();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1}>
      <Card>
        <div className="grid">
          <p className="wrap-anywhere font-semibold text-lg">{document.name}</p>
          <p className="text-ink-soft">From {document.ownerName}</p>
        </div>
        <p>
          It waits in your Document Center, under Documents to sign, until you sign it or it is taken back.
        </p>
        <div className="flex flex-wrap gap-3">
          {document.signedAt === null && (
            <Button variant="primary" busy={openingId !== undefined} onClick={() => void sign(document)}>
              Read and sign
            </Button>
          )}
          <ButtonLink to={paths.documents}>Go to the Document Center</ButtonLink>
        </div>
      </Card>
      {dialogs}
    </div>
  );
}

function Refusal({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert">
      <Notice
        look="wrong"
        title={title}
        action={
          <ButtonLink to={paths.documents} size="small">
            Go to the Document Center
          </ButtonLink>
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
