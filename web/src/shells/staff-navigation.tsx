import * as texts from '@porchlight/content/en/shared/shells.ts';
import { includesRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useStaff } from '../console-kit/staff.queries.ts';
import { consoleNavigation } from '../pages/at-build/console-navigation.ts';
import { Button } from '../ui/button.tsx';

/** The console's pages that the signed-in member may open; on a narrow screen behind a button. */
export function StaffNavigation() {
  const staff = useStaff();
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  // Another page closes the list by itself.
  const isOpen = openedOn === pathname;
  if (!staff) return <div className="max-lg:hidden" />;
  const groups = consoleNavigation
    .map(({ title, sections }) => ({
      title,
      sections: sections.filter(({ role }) => includesRole(staff.role, role)),
    }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <nav aria-label={texts.console} className="pt-3 lg:sticky lg:top-0 lg:pt-8 print:hidden">
      <Button
        size="small"
        className="w-full lg:hidden"
        aria-expanded={isOpen}
        onClick={() => setOpenedOn(isOpen ? undefined : pathname)}
      >
        <MenuIcon aria-hidden="true" className="size-4.5" />
        {texts.pagesOfTheConsole}
      </Button>
      <div className={`gap-5 max-lg:pt-3 lg:grid ${isOpen ? 'grid' : 'max-lg:hidden'}`}>
        {groups.map(({ title, sections }) => (
          <section key={title} aria-labelledby={`console-${title}`}>
            <h2 id={`console-${title}`} className="px-3 pb-1 font-sans font-semibold text-ink-soft text-sm">
              {title}
            </h2>
            <ul>
              {sections.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={path === pathname ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-m px-3 font-medium hover:bg-sunken aria-[current]:bg-dusk aria-[current]:text-on-dusk forced-colors:aria-[current]:border-2"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
