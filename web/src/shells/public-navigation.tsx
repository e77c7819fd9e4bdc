import * as texts from '@porchlight/content/en/shared/shells.ts';
import type { NavigationLink, NavigationMenu, NavigationText } from '@porchlight/domain/site/navigation.ts';
import type { Company } from '@porchlight/domain/site/site.ts';
import { ChevronDown, Mail, Menu, Phone, X } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { createSubmenuTiming, type SubmenuTiming } from './submenu-timing.ts';

const row = 'flex min-h-11 items-center gap-3 rounded-s px-3 font-medium hover:bg-sunken';

/** Everything the bar leads to, below the large size: behind one toggle that says what it does next (specification 2). */
function MobileMenu({ site, text }: { site: Company; text: NavigationText }) {
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
          {[text.own, ...text.menus].map(({ label, links }) => (
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
          <StartLink visitor={text.getStarted} buyer={text.resume} />
        </div>
      </div>
    </details>
  );
}

/** The one way on: the style sheet shows that of a visitor or of a signed-in buyer before the page is drawn. */
function StartLink({
  visitor,
  buyer,
  size,
}: {
  visitor: NavigationLink;
  buyer: NavigationLink;
  size?: 'small';
}) {
  return [visitor, buyer].map(({ label, href }) => (
    <ButtonLink
      key={href}
      to={href}
      variant="primary"
      {...(size && { size })}
      className={href === buyer.href ? 'not-signed-in:hidden' : 'signed-in:hidden'}
    >
      {label}
    </ButtonLink>
  ));
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
          <StartLink visitor={text.apply} buyer={text.resume} size="small" />
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

/** The submenus of the bar on large screens: they open by their summaries, and under a mouse by themselves. */
function Submenus({ menus }: { menus: readonly NavigationMenu[] }) {
  const list = useRef<HTMLUListElement>(null);
  const mouse = useRef<SubmenuTiming>(undefined);
  /** A press on a menu that the mouse has opened was meant to open it. */
  const openedByMouse = useRef<string>(undefined);

  useEffect(() => {
    const stopper = new AbortController();
    const timing = createSubmenuTiming((menu) => {
      openedByMouse.current = menu;
      for (const details of list.current?.querySelectorAll('details') ?? []) {
        details.open = details.dataset.menu === menu;
      }
    });
    mouse.current = timing;
    // The browser's own opening and closing goes on from here.
    list.current?.addEventListener('click', keepOpen, { signal: stopper.signal });
    return () => {
      stopper.abort();
      timing.stop();
    };

    function keepOpen(event: MouseEvent) {
      const summary = event.target instanceof Element ? event.target.closest('summary') : null;
      const menu = summary?.parentElement?.dataset.menu;
      if (menu === undefined || openedByMouse.current !== menu) return;
      event.preventDefault();
      openedByMouse.current = undefined;
    }
  }, []);

  const enter = (menu: string) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') mouse.current?.enter(menu);
  };
  function leave(event: PointerEvent) {
    if (event.pointerType === 'mouse') mouse.current?.leave();
  }

  return (
    <ul ref={list} className="flex items-center">
      {menus.map(({ label, links }) => (
        <li key={label} className="relative" onPointerEnter={enter(label)} onPointerLeave={leave}>
          <details name="submenu" data-menu={label} className="group">
            <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-s px-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
              {label}
              <ChevronDown
                aria-hidden="true"
                className="size-4 opacity-70 transition-transform duration-150 ease-out group-open:rotate-180"
              />
            </summary>
            <div className="absolute top-full left-0 pt-2">
              <ul className="w-max min-w-64 rounded-m border border-line bg-surface p-2 shadow-lift">
                {links.map((link) => (
                  <li key={link.label}>
                    <SiteLink
                      href={link.href}
                      className="flex min-h-11 items-center rounded-s px-3 hover:bg-sunken focus-visible:outline-offset-0"
                    >
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
