import * as texts from '@porchlight/content/en/accounts.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAccount } from '../account.queries.ts';
import { SignOutChoices } from '../sign-out/sign-out-choices.tsx';
import { DeviceList } from './device-list.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { settingsSections } from './settings-sections.ts';

export default function DevicesPage() {
  const account = useAccount();
  return (
    <SettingsFrame section={settingsSections.devices}>
      <SectionCard id="devices" title={texts.signedInNow}>
        <DeviceList />
      </SectionCard>
      <SectionCard id="sign-out" title={texts.signOut}>
        <SignOutChoices account={account} />
      </SectionCard>
    </SettingsFrame>
  );
}
