import { SectionCard } from '../../ui/section-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAccount } from './account.queries.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function ProfilePage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.profile}>
      <SectionCard id="name-part" title="Name">
        {account ? <NameForm key={account.id} name={account.name} /> : <Skeleton className="h-33" />}
      </SectionCard>
      <SectionCard id="email-part" title="E-mail address">
        {account ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{account.email}</p>
        ) : (
          <Skeleton className="h-7 w-2/3" />
        )}
        <p className="text-[.9375rem] text-ink-soft leading-normal">
          You sign in with it, and our letters go there.
        </p>
        {account && <EmailForm account={account} />}
      </SectionCard>
    </SettingsFrame>
  );
}
