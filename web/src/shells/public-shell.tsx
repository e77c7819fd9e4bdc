import { footer, navigation } from '@porchlight/content/en/navigation.ts';
import { site } from '@porchlight/content/site.ts';
import { siteTexts } from '@porchlight/content/site-texts.ts';
import { Outlet } from 'react-router';
import { MainRegion, SkipLink } from './main-region.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicNavigation } from './public-navigation.tsx';

/** Around every page that is not the portal's. */
export default function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicNavigation site={site} text={navigation} />
      <MainRegion className="flex flex-1 flex-col pt-21">
        <Outlet />
      </MainRegion>
      <PublicFooter site={siteTexts} text={footer} />
    </div>
  );
}
