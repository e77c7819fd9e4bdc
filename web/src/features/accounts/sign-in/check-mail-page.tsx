import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { sentence } from '../../../ui/sentence.ts';
import { type Mail, parseMail } from '../mail.ts';
import { useNextPath } from '../next-path.ts';
import { SendAgain } from './send-again.tsx';

export default function CheckMailPage() {
  const next = useNextPath();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const mail = hydrated ? parseMail(state) : undefined;
  return (
    <>
      <PageTitle>{texts.checkYourMail}</PageTitle>
      <h1 className="text-4xl">{texts.checkYourMail}</h1>
      <div className="grid gap-4">
        <p>{mail === undefined ? texts.aLinkWay : describeSent(mail)}</p>
        <p className="text-ink-soft">{texts.linkExpiryHint}</p>
      </div>
      {mail !== undefined && <SendAgain {...mail} label={texts.sendItAgain} />}
      <p>
        <Link to={paths.signIn(next)} className="text-link">
          {texts.signInLink}
        </Link>
      </p>
    </>
  );
}

function describeSent({ purpose, email }: Mail) {
  return sentence(texts.sentTo[purpose](<strong className="break-all">{email}</strong>));
}
