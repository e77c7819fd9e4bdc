import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { choosePlace, usePerson, useWelcome } from './account.queries.ts';
import { CodeField } from './code-field.tsx';
import { useNextPath } from './next-path.ts';
import { Problem } from './problem.tsx';
import { useSend } from './use-send.ts';

/** The second step of signing in: a code from the app, or a recovery code for whoever lost the device. */
export default function EnterCodePage() {
  const [isLost, setLost] = useState(false);
  const person = usePerson();
  const next = useNextPath();
  if (person) return <Navigate to={choosePlace(person, next)} replace />;
  const title = isLost ? 'Use a recovery code' : 'Enter the code from your app';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-4xl">{title}</h1>
      <CodeForm key={title} isLost={isLost} />
      <p>
        <Button variant="plain" size="small" className="-ml-3.5" onClick={() => setLost(!isLost)}>
          {isLost ? 'Use the app after all' : 'I do not have my device'}
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
  const enterCode = useMutation(api.secondFactor.enterCode.mutationOptions());
  const enterRecoveryCode = useMutation(api.secondFactor.enterRecoveryCode.mutationOptions());
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
          title="Sign in again"
          action={
            <ButtonLink to={paths.signIn(next)} variant="primary" size="small">
              Sign in
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
          label="Recovery code"
          hint="One of the ten that you kept when you set this up. Each works once."
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
        {busy ? 'Checking…' : 'Go on'}
      </Button>
    </form>
  );
}
