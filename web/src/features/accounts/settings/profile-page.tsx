import * as texts from '@porchlight/content/en/accounts/settings.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../account.queries.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function ProfilePage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.profile}>
      <SectionCard id="name-part" title={texts.name}>
        {account ? <NameForm key={account.id} name={account.name} /> : <Skeleton className="h-33" />}
      </SectionCard>
      <SectionCard id="email-part" title={texts.eMailAddress}>
        {account ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{account.email}</p>
        ) : (
          <Skeleton className="h-7 w-2/3" />
        )}
        <p className="text-[.9375rem] text-ink-soft leading-normal">{texts.youSignLettersGoThere}</p>
        {account && <EmailForm account={account} />}
      </SectionCard>
    </SettingsFrame>
  );
}
