import type { NavigationLink, NavigationText } from '@porchlight/domain/site/navigation.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { Mail, Menu, Phone, X } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const row = 'flex min-h-11 items-center gap-3 rounded-s px-3 font-medium hover:bg-sunken';

/** Everything the bar leads to, below the large size: behind one toggle that says what it does next (specification 2). */
export function MobileMenu({ site, text }: { site: Company; text: NavigationText }) {
  return (
    <details className="group @5xl:hidden">
      <summary className="-mr-2.5 grid size-11 list-none place-items-center rounded-s hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">
          <Menu aria-hidden="true" className="size-6" />
          <span className="sr-only">{text.openMenu}</span>
        </span>
        <span className="hidden group-open:block">
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">{text.closeMenu}</span>
        </span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-line border-t border-b bg-surface shadow-lift">
        <div className="page-width grid gap-4 py-4">
          {text.menus.map(({ label, links }) => (
            <div key={label}>
              <p className="px-3 pb-1 font-semibold text-ink-soft">{label}</p>
              <LinkList links={links} />
            </div>
          ))}
          <LinkList links={[text.portal]} />
          <div className="border-line border-t pt-3">
            <a href={`mailto:${site.email.address}`} className={row}>
              <Mail aria-hidden="true" className="size-5" />
              {site.email.address}
            </a>
            <a href={`tel:${site.phone.tel}`} className={row}>
              <Phone aria-hidden="true" className="size-5" />
              {site.phone.display}
            </a>
          </div>
          <ButtonLink to={text.getStarted.href} variant="primary">
            {text.getStarted.label}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}

function LinkList({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href} className={row}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
