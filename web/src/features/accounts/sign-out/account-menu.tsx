import * as texts from '@porchlight/content/en/accounts-sign-out.ts';
import type { Account } from '@porchlight/domain/accounts/accounts.contract.ts';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const loadItems = () => import('./account-menu-items.tsx');

/** The signed-in person's own menu (specification 2, portal header). What is in it comes when it is about to be opened. */
export function AccountMenu({ account }: { account: Account }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Menu
      label={texts.account}
      onSoon={() => setWanted(true)}
      trigger={
        <>
          <CircleUserRound aria-hidden="true" className="size-5.5" />
          <span className="max-sm:sr-only">{texts.account}</span>
        </>
      }
    >
      {isWanted && <LazyPart load={loadItems} props={{ account }} waiting={<Skeleton className="h-57" />} />}
    </Menu>
  );
}
