import * as texts from '@porchlight/content/en/shared/shells.ts';
import type { NavigationText } from '@porchlight/domain/site/navigation.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { Mail, Phone } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Submenus } from './submenus.tsx';

/**
 * The bar at the top of public pages: translucent over the page, solid once the page is scrolled (specification 2). Its sizes are
 * those of its container, whose rem grows with the text: what has no room beside larger text is behind the toggle.
 */
export function PublicNavigation({ site, text }: { site: Company; text: NavigationText }) {
  const header = useRef<HTMLElement>(null);
  useDismissableDetails(header);
  return (
    <header
      ref={header}
      className="@container fixed inset-x-0 top-0 z-30 border-transparent border-b bg-paper/80 py-4 backdrop-blur-md transition-[padding,background-color] duration-150 ease-out scrolled:border-line scrolled:bg-surface scrolled:py-2 scrolled:shadow-lift"
    >
      <nav
        aria-label={texts.main}
        className="page-width flex items-center gap-x-3 font-medium text-[.9375rem] @3xl:gap-x-5 @5xl:gap-x-2 @7xl:gap-x-4"
      >
        <Link to={paths.landing} className="mr-auto grid min-h-11 place-items-center rounded-s">
          <Logo name={site.name} />
        </Link>
        <ReachLink href={`mailto:${site.email.address}`} Icon={Mail} words={site.email.address} />
        <ReachLink href={`tel:${site.phone.tel}`} Icon={Phone} words={site.phone.display} />
        <div className="hidden items-center @5xl:flex">
          <Submenus menus={text.menus} />
          <SiteLink
            href={text.portal.href}
            className="mr-3 flex min-h-11 items-center rounded-s px-3 hover:bg-sunken"
          >
            {text.portal.label}
          </SiteLink>
          <ButtonLink to={text.apply.href} variant="primary" size="small">
            {text.apply.label}
          </ButtonLink>
        </div>
        <MobileMenu site={site} text={text} />
      </nav>
    </header>
  );
}

/** On medium and wider screens; between the menus of the large size there is room for the picture alone. */
function ReachLink({ href, Icon, words }: { href: string; Icon: typeof Mail; words: string }) {
  return (
    <a
      href={href}
      title={words}
      className="hidden min-h-11 min-w-11 items-center justify-center gap-2 rounded-s hover:underline @3xl:flex"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className="@5xl:@max-7xl:sr-only">{words}</span>
    </a>
  );
}

/**
 * Closes the open `details` inside `container` as people expect of a menu: on Escape (the focus goes back to what opened
 * it), on a press or the focus elsewhere, and once a link in it was followed. Until the page is alive they open and close
 * by their summaries alone.
 */
function useDismissableDetails(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listOpen = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

    function closeOthers({ target }: Event) {
      for (const details of listOpen()) {
        if (!(target instanceof Node && details.contains(target))) details.open = false;
      }
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      for (const details of listOpen()) {
        const hadFocus = details.contains(document.activeElement);
        details.open = false;
        if (hadFocus) details.querySelector('summary')?.focus();
      }
    }
    function closeAfterLink({ target }: Event) {
      if (!(target instanceof Element) || target.closest('a') === null) return;
      for (const details of listOpen()) {
        if (details.contains(target)) details.open = false;
      }
    }

    const stopper = new AbortController();
    const { signal } = stopper;
    document.addEventListener('pointerdown', closeOthers, { signal });
    document.addEventListener('focusin', closeOthers, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('click', closeAfterLink, { signal });
    return () => stopper.abort();
  }, [container]);
}
