import type { NavigationMenu } from '@porchlight/domain/site/navigation.ts';
import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { SiteLink } from '../ui/site-link.tsx';
import { createSubmenuTiming, type SubmenuTiming } from './submenu-timing.ts';

/** The submenus of the bar on large screens: they open by their summaries, and under a mouse by themselves. */
export function Submenus({ menus }: { menus: readonly NavigationMenu[] }) {
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
