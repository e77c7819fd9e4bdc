import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { type Mail, type MailPurpose, readMail } from './mail.ts';
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

const sent: Record<MailPurpose, readonly [before: string, behind: string]> = {
  verify: ['A message is on its way to ', '. Open it and follow its link to go on.'],
  'verify-again': [
    'If ',
    ' still waits to be confirmed, a new link is on its way there. If it was confirmed before, nothing comes, and you can sign in.',
  ],
  reset: ['If there is an account for ', ', a link to choose a new password is on its way there.'],
};

function describeSent({ purpose, email }: Mail) {
  const [before, behind] = sent[purpose];
  return (
    <>
      {before}
      <strong className="break-all">{email}</strong>
      {behind}
    </>
  );
}
