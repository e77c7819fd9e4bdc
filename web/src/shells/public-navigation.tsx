import type { SiteText } from '@porchlight/domain/site/site.ts';
import { Mail, Phone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';

/** Scrolled further than this, in CSS pixels, the bar turns solid and smaller (specification 2, 4 and 9). */
export const SCROLLED_BEYOND_PX = 20;

/** The bar at the top of public pages: translucent over the page, solid once the page is scrolled. */
export function PublicNavigation({ site }: { site: SiteText }) {
  const scrolled = useScrolled();
  const look = scrolled
    ? 'border-line bg-surface py-2 shadow-lift'
    : 'border-transparent bg-paper/80 py-4 backdrop-blur-md';
  return (
    <header
      data-scrolled={scrolled}
      className={`fixed inset-x-0 top-0 z-30 border-b transition-[padding,background-color] duration-150 ease-out ${look}`}
    >
      <nav aria-label="Main" className="page-width flex items-center gap-x-3 sm:gap-x-6">
        <Link to={paths.landing} className="mr-auto grid min-h-11 place-items-center rounded-s">
          <Logo name={site.name} />
        </Link>
        <a
          href={`mailto:${site.email.address}`}
          className="hidden min-h-11 items-center gap-2 font-medium text-[.9375rem] hover:underline md:flex"
        >
          <Mail aria-hidden="true" className="size-4.5" />
          {site.email.address}
        </a>
        <a
          href={`tel:${site.phone.tel}`}
          className="hidden min-h-11 items-center gap-2 font-medium text-[.9375rem] hover:underline md:flex"
        >
          <Phone aria-hidden="true" className="size-4.5" />
          {site.phone.display}
        </a>
        <ButtonLink to={paths.portal} size="small">
          Portal
        </ButtonLink>
      </nav>
    </header>
  );
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('scroll', notify, { passive: true });
      return () => window.removeEventListener('scroll', notify);
    },
    () => window.scrollY > SCROLLED_BEYOND_PX,
    () => false,
  );
}
