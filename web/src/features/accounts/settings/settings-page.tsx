import * as texts from '@porchlight/content/en/accounts.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAccount } from '../account.queries.ts';
import { Initials } from './initials.tsx';
import { settingsSections } from './settings-sections.ts';

/** The index of what the signed-in person can change (specification 2, account menu). */
export default function SettingsPage() {
  const account = useAccount();
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{texts.profileSettings}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.portal}>{texts.yourMortgageJourney}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{texts.profileSettings}</h1>
      </div>
      <div className="grid max-w-2xl gap-6">
        {account ? (
          <div className="flex items-center gap-4">
            <Initials name={account.name} />
            <p className="grid min-w-0 leading-snug">
              <span className="truncate font-semibold text-lg">{account.name}</span>
              <span className="text-ink-soft [overflow-wrap:anywhere]">{account.email}</span>
            </p>
          </div>
        ) : (
          <Skeleton className="h-14" />
        )}
        <ul className="grid divide-y divide-line rounded-m border border-line bg-surface">
          {Object.values(settingsSections).map(({ path, title, what, Icon }) => (
            <li key={path} className="relative flex items-center gap-4 p-5 hover:bg-sunken">
              <Icon aria-hidden="true" className="size-6 shrink-0 text-dusk" />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <h2 className="font-sans font-semibold text-lg tracking-normal">
                  <Link
                    to={path}
                    className="text-dusk underline underline-offset-4 before:absolute before:inset-0"
                  >
                    {title}
                  </Link>
                </h2>
                <p className="text-ink-soft">{what}</p>
              </div>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
