import * as texts from '@porchlight/content/en/accounts.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../platform/page/page-title.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import type { SettingsSection } from './settings-sections.ts';

/** One page of the settings: the way back to their index, the title, and a column of parts. */
export function SettingsFrame({
  section,
  children,
}: {
  section: Pick<SettingsSection, 'title' | 'what'>;
  children: ReactNode;
}) {
  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{section.title}</PageTitle>
      <div className="grid gap-2">
        <BackLink to={paths.settings}>{texts.profileSettings}</BackLink>
        <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{section.title}</h1>
        <p className="text-ink-soft">{section.what}</p>
      </div>
      <div className="grid max-w-2xl gap-8">{children}</div>
    </div>
  );
}
