import * as texts from '@porchlight/content/en/accounts.ts';
import { statusSentences } from '@porchlight/content/en/failures/codes.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';

const outcomes = {
  changed: [texts.addressChangedTitle, texts.addressChangedLead],
  stopped: [texts.changeStoppedTitle, texts.changeStoppedLead],
  'waiting-for-old': [texts.thankYou, texts.newAddressConfirmed],
  'waiting-for-new': [texts.thankYou, texts.oldAddressAgreed],
} as const;

/** Where both emails about a change of address lead. Nothing happens until someone presses a button: mail programs open links. */
export default function EmailChangePage() {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const show = useMutation(pageApi.accountSettings.showEmailChange.mutationOptions());
  const { mutate } = show;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ token });
  }, [token, mutate]);
  const failure = show.error === null ? undefined : parseFailure(show.error);
  const isDead = failure?.code === 'LINK_EXPIRED' || failure?.code === 'BAD_INPUT';
  return (
    <>
      <PageTitle>{texts.emailChangeTitle}</PageTitle>
      <h1 className="text-4xl">{texts.emailChangeTitle}</h1>
      {show.data === undefined && failure === undefined && <p role="status">{texts.oneMoment}</p>}
      {show.data !== undefined && <Question token={token} {...show.data} />}
      {isDead && <LinkDead />}
      {failure !== undefined && !isDead && (
        <div role="alert">
          <Notice
            look="wrong"
            title={texts.pageFailed}
            action={
              <Button variant="primary" size="small" onClick={() => mutate({ token })}>
                {texts.tryAgain}
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
  const answer = useMutation(pageApi.accountSettings.answerEmailChange.mutationOptions());
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
              {answer.data.state === 'stopped' ? texts.newPasswordLink : texts.settingsLink}
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
      <p>{sentence(texts.askedFor[side](<strong className="[overflow-wrap:anywhere]">{email}</strong>))}</p>
      {hasAgreed && <p>{texts.alreadyAgreedLead}</p>}
      <Problem>{problem}</Problem>
      <div className="grid gap-3">
        {!hasAgreed && (
          <Button variant="primary" busy={busy} onClick={() => void send(true)}>
            {side === 'old' ? texts.agreeButton : texts.confirmThisAddress}
          </Button>
        )}
        <Button busy={busy} onClick={() => void send(false)}>
          {texts.stopTheChange}
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
        title={texts.linkExpiredTitle}
        action={
          <ButtonLink to={paths.profile} variant="primary" size="small">
            {texts.restartLink}
          </ButtonLink>
        }
      >
        {statusSentences.LINK_EXPIRED}
      </Notice>
    </div>
  );
}
