import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { DocumentToSign } from '@porchlight/domain/signing/signing-views.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import { useDocumentsToSign, useSigningReadAgain } from '../signing.queries.ts';
import { useSigning } from '../use-signing.tsx';

/**
 * The page that the email of an invitation links to, and Today and the Document Center of who was asked. Nothing happens before a button is pressed, because mail programs open links. A
 * visitor signs in first, and comes back.
 */
export default function InvitationPage() {
  const account = useAccount();
  const { pathname, search } = useLocation();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const id = searchParams.get('id') ?? '';
  const here = `${pathname}${search}`;
  return (
    <div className="page-width grid gap-6 pt-9 pb-10">
      <PageTitle>{texts.invitationToSign}</PageTitle>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.invitationToSign}</h1>
      <div className="grid max-w-2xl gap-6">
        {account === undefined && <Skeleton className="h-44" />}
        {account === null && (
          <Card>
            <p>{texts.signInLead}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.signIn(here)} variant="primary">
                {texts.signIn}
              </ButtonLink>
              <ButtonLink to={paths.signUp(here)}>{texts.openAnAccount}</ButtonLink>
            </div>
          </Card>
        )}
        {account && <Acceptance {...{ token, id }} email={account.email} />}
      </div>
    </div>
  );
}

/** By the token of an email's link, or in the portal by the id of an invitation to the account's own address. */
function Acceptance({ token, id, email }: { token: string; id: string; email: string }) {
  const byLink = useMutation(api.signing.acceptInvitation.mutationOptions());
  const byId = useMutation(api.signing.acceptAddressed.mutationOptions());
  const accepted = byLink.data ?? byId.data;
  const readAgain = useSigningReadAgain();
  const signing = useSigning();
  const { send, busy, problem, failure } = useSend(async () => {
    const document = await (token === '' ? byId.mutateAsync({ id }) : byLink.mutateAsync({ token }));
    await readAgain();
    // The press that accepted it was to open it.
    if (document.signedAt === null) void signing.sign(document);
  });
  if (accepted !== undefined) return <Accepted document={accepted} {...signing} />;
  const hasEnded = failure?.code === 'LINK_EXPIRED' || failure?.code === 'NOT_FOUND';
  if (hasEnded || failure?.code === 'BAD_INPUT' || (token === '' && id === ''))
    return (
      <Refusal title={texts.linkFailedTitle}>{hasEnded ? failure.message : texts.linkIncomplete}</Refusal>
    );
  if (failure?.code === 'NOT_ALLOWED')
    return <Refusal title={texts.accountRefusedTitle}>{failure.message}</Refusal>;
  return (
    <Card>
      <p>{texts.invitationLead}</p>
      <p className="text-ink-soft">
        {sentence(
          texts.signedInAs(<strong className="wrap-anywhere font-semibold text-ink">{email}</strong>),
        )}
      </p>
      <Problem>{problem}</Problem>
      <p>
        <Button variant="primary" busy={busy} onClick={() => void send(undefined)}>
          {busy ? texts.opening : texts.openTheDocument}
        </Button>
      </p>
    </Card>
  );
}

function Accepted({
  document,
  sign,
  openingId,
  wasOpened,
  dialogs,
}: { document: DocumentToSign } & ReturnType<typeof useSigning>) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What the press answered is from before the signature, which the list is read again after.
  const { data } = useDocumentsToSign(wasOpened);
  const { signedAt } = data?.documents.find(({ id }) => id === document.id) ?? document;
  return (
    <div ref={heading} tabIndex={-1}>
      <Card>
        <div className="grid">
          <p className="wrap-anywhere font-semibold text-lg">{document.name}</p>
          <p className="text-ink-soft">{texts.invitationPageFrom(document.ownerName)}</p>
        </div>
        <p>
          {signedAt === null ? texts.invitationWaits : texts.youSignedOn(formatShortDate(signedAt, locale))}
        </p>
        <div className="flex flex-wrap gap-3">
          {signedAt === null && (
            <Button variant="primary" busy={openingId !== undefined} onClick={() => void sign(document)}>
              {texts.readAndSign}
            </Button>
          )}
          <ButtonLink to={paths.documents}>{texts.documentCenterLink}</ButtonLink>
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
            {texts.documentCenterLink}
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
