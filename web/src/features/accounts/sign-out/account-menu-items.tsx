import * as texts from '@porchlight/content/en/accounts-sign-out.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { FileText, LogOut, SlidersHorizontal, UserRoundCog } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { MenuAction, MenuDivider, MenuHeading, MenuLink } from '../../../ui/overlays/menu.tsx';
import { useLeaving } from './use-leaving.tsx';

const iconLook = 'size-5 text-ink-soft';

/** The four entries of specification 2. Signing out elsewhere is among the settings. */
export default function AccountMenuItems({ account }: { account: Account }) {
  const { leave, question } = useLeaving(account);
  return (
    <>
      {question}
      <MenuHeading>
        <span className="block truncate font-semibold text-ink">{account.name}</span>
        <span className="block truncate">{account.email}</span>
      </MenuHeading>
      <MenuDivider />
      <MenuLink to={paths.settings}>
        <UserRoundCog aria-hidden="true" className={iconLook} />
        {texts.profileSettings}
      </MenuLink>
      <MenuLink to={paths.documents}>
        <FileText aria-hidden="true" className={iconLook} />
        {texts.documents}
      </MenuLink>
      <MenuLink to={paths.preferences}>
        <SlidersHorizontal aria-hidden="true" className={iconLook} />
        {texts.preferences}
      </MenuLink>
      <MenuDivider />
      <MenuAction onChoose={() => leave('local')}>
        <LogOut aria-hidden="true" className={iconLook} />
        {texts.signOut}
      </MenuAction>
    </>
  );
}
