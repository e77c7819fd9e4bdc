import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { emailInput } from '@porchlight/domain/accounts/accounts.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { api } from '../../../platform/api/api.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { choosePlace, usePerson } from '../account.queries.ts';
import { requireCookies, useAccountForm } from '../account-form.ts';
import { AccountFormView } from '../account-form-view.tsx';
import { type Mail, parseMail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';
import { EmailField } from '../typed-email.tsx';
import { EmailedCodeForm } from './emailed-code-form.tsx';
import { SendAgain } from './send-again.tsx';

/** Where a code by email is entered, in the window that asked for it; someone who comes without one asks here. */
export default function EmailCodePage() {
  const [isEntering, setIsEntering] = useState(false);
  const person = usePerson();
  const next = useNextPath();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const mail = hydrated ? parseMail(state) : undefined;
  // Someone who has just signed in here goes on from the form, so that no frame is empty.
  if (person && !person.guest && !isEntering) {
    const place = person.deletionDueAt === null ? choosePlace(person, next) : paths.personalData;
    return <Navigate to={place} replace />;
  }
  if (mail?.purpose === 'open' || mail?.purpose === 'sign-in')
    return <EnterCode mail={mail} onEnter={() => setIsEntering(true)} />;
  return <AskForCode />;
}

function AskForCode() {
  const next = useNextPath();
  const navigate = useNavigate();
  const sendCode = useMutation(api.accounts.sendCode.mutationOptions());
  const { bind, failure, ...frame } = useAccountForm({
    schema: emailInput,
    fields: ['email'],
    send: async ({ email }) => {
      requireCookies();
      await sendCode.mutateAsync({ email });
      await navigate(paths.emailCode(next), { state: { purpose: 'sign-in', email } satisfies Mail });
    },
  });
  return (
    <>
      <PageTitle>{texts.emailCodeTitle}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">{texts.emailCodeTitle}</h1>
        <p className="text-ink-soft">{texts.emailCodeLead}</p>
      </div>
      <AccountFormView {...frame} button={texts.emailCode} busyButton={texts.sending}>
        <EmailField field={bind('email')} />
      </AccountFormView>
      <p>
        {sentence(
          texts.signUpPrompt((words) => (
            <Link to={paths.signUp(next)} className="text-link">
              {words}
            </Link>
          )),
        )}
      </p>
      <p>
        <Link to={paths.signIn(next)} className="text-link">
          {texts.signInLink}
        </Link>
      </p>
    </>
  );
}

function EnterCode({ mail, onEnter }: { mail: Mail; onEnter: () => void }) {
  const next = useNextPath();
  const sent = texts.sentTo[mail.purpose](<strong className="break-all">{mail.email}</strong>);
  return (
    <>
      <PageTitle>{texts.enterTheCode}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-4xl">{texts.enterTheCode}</h1>
        <p>{sentence(sent)}</p>
      </div>
      <EmailedCodeForm mail={mail} onEnter={onEnter} />
      <div className="grid gap-3">
        <p className="text-ink-soft">{texts.nothingCame}</p>
        <SendAgain {...mail} label={texts.sendItAgain} />
      </div>
      <p>
        <Link to={mail.purpose === 'open' ? paths.signUp(next) : paths.emailCode(next)} className="text-link">
          {texts.anotherAddress}
        </Link>
      </p>
    </>
  );
}
