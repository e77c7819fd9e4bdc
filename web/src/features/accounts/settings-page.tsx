import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from './account.queries.ts';
import { ColorPreference } from './color-preference.tsx';
import { NameForm } from './name-form.tsx';
import { SignOutChoices } from './sign-out-choices.tsx';

/** What the signed-in person can change about the account and the site (specification 2, account menu). */
export default function SettingsPage() {
  const account = useAccount();
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>Profile Settings</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>Your Mortgage Journey</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">Profile Settings</h1>
      </div>
      <div className="grid max-w-2xl gap-8">
        <Section id="profile" title="Profile">
          {account ? <NameForm key={account.id} name={account.name} /> : <Skeleton className="h-33" />}
          <div className="grid gap-1.5">
            <p className="font-semibold">E-mail address</p>
            {account ? (
              <p className="[overflow-wrap:anywhere]">{account.email}</p>
            ) : (
              <Skeleton className="h-7 w-2/3" />
            )}
            <p className="text-[.9375rem] text-ink-soft leading-normal">
              You sign in with it, and our letters go there.
            </p>
          </div>
        </Section>
        <Section id="preferences" title="Preferences">
          <ColorPreference />
        </Section>
        <Section id="sign-out" title="Sign out">
          <SignOutChoices account={account} />
        </Section>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-5 rounded-m border border-line bg-surface p-6 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
