import * as texts from '@porchlight/content/en/sharing/shared.ts';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Asks for a link to sign in. The answer is the same whether or not anything is shared with the address. */
export function LinkForm() {
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
        <Notice look="done" title={texts.lookInYourMail}>
          {texts.linkOnItsWay}
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
          {busy ? texts.sending : texts.sendMeALink}
        </Button>
      </p>
    </form>
  );
}
