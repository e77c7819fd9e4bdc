import { footer, navigation } from '@porchlight/content/en/navigation.ts';
import * as roomTexts from '@porchlight/content/en/portal-rooms.ts';
import * as texts from '@porchlight/content/en/shared/shells.ts';
import { site } from '@porchlight/content/site.ts';
import { siteTexts } from '@porchlight/content/site-texts.ts';
import { Bell, CircleUserRound, Search } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { Logo } from '../ui/house/logo.tsx';
import { MainRegion, SkipLink } from './main-region.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicNavigation } from './public-navigation.tsx';
import { RoomBar } from './rooms/room-bar.tsx';
import { RoomRail } from './rooms/room-rail.tsx';

/**
 * Around the calculators: as around every public page for a visitor, as in the portal for a signed-in buyer. Both are in the built page,
 * and the style sheet shows one of them before the page is drawn (src/platform/choices/apply-choices.ts).
 */
export default function ToolsShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="contents signed-in:hidden">
        <PublicNavigation site={site} text={navigation} />
      </div>
      <BuyerHeader />
      <div className="flex flex-1 flex-col signed-in:portal-frame">
        <div className="hidden signed-in:contents">
          <RoomRail />
        </div>
        <MainRegion className="flex min-w-0 flex-1 flex-col pt-21 signed-in:pt-0 signed-in:pb-[calc(var(--dock,0px)+2rem)] print:pb-0">
          <Outlet />
        </MainRegion>
      </div>
      <div data-signed-in-only="" className="hidden signed-in:block">
        <RoomBar />
      </div>
      <div className="contents signed-in:hidden">
        <PublicFooter site={siteTexts} text={footer} />
      </div>
    </div>
  );
}

const places = [
  { to: paths.search(), label: texts.search, Icon: Search },
  { to: paths.notifications, label: texts.notifications, Icon: Bell },
  { to: paths.settings, label: roomTexts.portalRooms.labels.settings, Icon: CircleUserRound },
];

/** The portal's bar in links alone: a calculator comes without what talks to the server. */
function BuyerHeader() {
  return (
    <header className="z-30 hidden border-line border-b bg-paper xl:sticky xl:top-0 signed-in:block print:hidden!">
      <div className="portal-width flex min-h-14 items-center gap-x-1 lg:min-h-18">
        <Link to={paths.portal} className="mr-auto grid min-h-11 items-center rounded-s">
          <Logo name={site.name} />
        </Link>
        {places.map(({ to, label, Icon }) => (
          <Link
            key={to}
            to={to}
            aria-label={label}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <Icon aria-hidden="true" className="size-5.5" />
          </Link>
        ))}
      </div>
    </header>
  );
}
