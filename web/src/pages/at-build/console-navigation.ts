import { consolePages } from '@porchlight/content/en/console-pages.ts';
import type { NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { ConsolePlace } from '../define-pages.ts';
import { pages } from '../page-list.ts';

/** A page of the console as its navigation lists it. Members without its `rights` do not see it. */
type ConsoleSection = { label: string; path: string; rights: NeededRights };

/** The navigation of the console, in groups by what they are about. */
export const consoleNavigation: readonly { title: string; sections: readonly ConsoleSection[] }[] =
  Object.entries(consolePages.groups).map(([group, title]) => ({
    title,
    sections: pages
      .flatMap(({ path, console: place }) => (place?.group === group ? [{ path, place }] : []))
      .sort((one, other) => one.place.place - other.place.place)
      .map(toSection),
  }));

function toSection({ path, place }: { path: string; place: ConsolePlace }): ConsoleSection {
  return { label: consolePages.labels[place.label], path, rights: place.rights };
}
