import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { type Mail, readMail } from './mail.ts';
import { useNextPath } from './next-path.ts';
import { SendAgain } from './send-again.tsx';

export default function CheckMailPage() {
  const next = useNextPath();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const mail = hydrated ? readMail(state) : undefined;
  return (
    <>
      <PageTitle>Check your mail</PageTitle>
      <h1 className="text-4xl">Check your mail</h1>
      <div className="grid gap-4">
        <p>{mail === undefined ? 'A link is on its way to you.' : describeSent(mail)}</p>
        <p className="text-ink-soft">
          The link works once, for one hour. If nothing comes within a few minutes, look in your spam folder,
          or have it sent again.
        </p>
      </div>
      {mail !== undefined && <SendAgain {...mail} label="Send it again" />}
      <p>
        <Link to={paths.signIn(next)} className="text-link">
          Back to sign in
        </Link>
      </p>
    </>
  );
}

function describeSent({ purpose, email }: Mail) {
  return (
    <>
      {purpose === 'verify' ? 'A message is on its way to ' : 'If there is an account for '}
      <strong className="break-all">{email}</strong>
      {purpose === 'verify'
        ? '. Open it and follow its link to go on.'
        : ', a link to choose a new password is on its way there.'}
    </>
  );
}
