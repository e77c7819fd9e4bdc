import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';

/** Sends the mail with the link or the code once more. Says the same for every address, with an account or without. */
export function SendAgain({ purpose, email, label }: Mail & { label: string }) {
  const next = useNextPath();
  const verification = useMutation(api.accounts.resendVerification.mutationOptions());
  const reset = useMutation(api.accounts.requestPasswordReset.mutationOptions());
  const code = useMutation(api.accounts.sendCode.mutationOptions());
  const isCode = purpose === 'open' || purpose === 'sign-in';
  const mail = purpose === 'reset' ? reset : isCode ? code : verification;
  const send = () =>
    isCode ? code.mutate({ email }) : (purpose === 'reset' ? reset : verification).mutate({ email, next });
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" busy={mail.isPending} onClick={send}>
        {mail.isPending ? texts.sending : label}
      </Button>
      <p role="status">
        {mail.isSuccess && texts.sentAgain}
        {mail.isError && parseFailure(mail.error).message}
      </p>
    </div>
  );
}
