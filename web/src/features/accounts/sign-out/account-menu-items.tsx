import * as texts from '@porchlight/content/en/accounts-sign-out.ts';
import { title as yourHome } from '@porchlight/content/en/owned-home.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import {
  ClipboardList,
  FileText,
  Gauge,
  House,
  KeyRound,
  LogOut,
  SlidersHorizontal,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { paths } from '../../../paths.ts';
import { MenuAction, MenuDivider, MenuHeading, MenuLink } from '../../../ui/overlays/menu.tsx';
import { useLeaving } from './use-leaving.tsx';

const iconLook = 'size-5 text-ink-soft';

/** The four entries of specification 2, the plan, the homes, the home after closing, the credit page, and the people of the purchase. Signing out elsewhere is among the settings. */
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
      <MenuLink to={paths.plan}>
        <ClipboardList aria-hidden="true" className={iconLook} />
        {texts.yourPlan}
      </MenuLink>
      <MenuLink to="/portal/homes">
        <House aria-hidden="true" className={iconLook} />
        {texts.homes}
      </MenuLink>
      <MenuLink to="/portal/home">
        <KeyRound aria-hidden="true" className={iconLook} />
        {yourHome}
      </MenuLink>
      <MenuLink to={paths.credit}>
        <Gauge aria-hidden="true" className={iconLook} />
        {texts.credit}
      </MenuLink>
      <MenuLink to={paths.documents}>
        <FileText aria-hidden="true" className={iconLook} />
        {texts.documents}
      </MenuLink>
      <MenuLink to={paths.people}>
        <Users aria-hidden="true" className={iconLook} />
        {texts.people}
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
