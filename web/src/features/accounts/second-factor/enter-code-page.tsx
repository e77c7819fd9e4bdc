import * as texts from '@porchlight/content/en/accounts-second-factor.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { choosePlace, usePerson, useWelcome } from '../account.queries.ts';
import { useNextPath } from '../next-path.ts';
import { CodeField } from './code-field.tsx';

/** The second step of signing in: a code from the app, or a recovery code for a person who lost the device. */
export default function EnterCodePage() {
  const [isLost, setLost] = useState(false);
  const person = usePerson();
  const next = useNextPath();
  if (person) return <Navigate to={choosePlace(person, next)} replace />;
  const title = isLost ? texts.recoveryTitle : texts.codeTitle;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-4xl">{title}</h1>
      <CodeForm key={title} isLost={isLost} />
      <p>
        <Button variant="plain" size="small" className="-ml-3.5" onClick={() => setLost(!isLost)}>
          {isLost ? texts.useAppInstead : texts.lostDeviceButton}
        </Button>
      </p>
    </>
  );
}

function CodeForm({ isLost }: { isLost: boolean }) {
  const [code, setCode] = useState('');
  const next = useNextPath();
  const welcome = useWelcome();
  const hydrated = useHydrated();
  const enterCode = useMutation(pageApi.secondFactor.enterCode.mutationOptions());
  const enterRecoveryCode = useMutation(pageApi.secondFactor.enterRecoveryCode.mutationOptions());
  const { send, busy, errorOf, problem, failure } = useSend(async () => {
    welcome(await (isLost ? enterRecoveryCode : enterCode).mutateAsync({ code }));
  }, ['code']);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(undefined);
  }
  if (failure?.code === 'SIGN_IN_AGAIN') {
    return (
      <div role="alert">
        <Notice
          look="wrong"
          title={texts.signInAgain}
          action={
            <ButtonLink to={paths.signIn(next)} variant="primary" size="small">
              {texts.signIn}
            </ButtonLink>
          }
        >
          {failure.message}
        </Notice>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      {isLost ? (
        <TextField
          id="code"
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={errorOf('code')}
        />
      ) : (
        <CodeField value={code} onChange={setCode} error={errorOf('code')} />
      )}
      <Problem>{problem}</Problem>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={!hydrated}
        className="disabled:border-solid"
      >
        {busy ? texts.checking : texts.goOn}
      </Button>
    </form>
  );
}
