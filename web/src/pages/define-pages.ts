import type { connectionNeeds } from '@porchlight/content/en/connection-needs.ts';
import type { consolePages } from '@porchlight/content/en/console-pages.ts';
import type { portalRooms } from '@porchlight/content/en/portal-rooms.ts';
import type { NeededRights } from '@porchlight/domain/kernel/staff-roles.ts';
import type { SearchEntry } from '@porchlight/domain/search/search.ts';

/** The shell around a page (src/pages/shells.ts); `none` is a file of data. */
export type Shell = 'public' | 'public-data' | 'login' | 'portal' | 'signed-in' | 'staff' | 'none';

/**
 * When a page's program starts (postbuild/pages.ts): `used` with the first sign that someone is about to use it; `form`, `answers` and
 * `figures` likewise, but for what a form, the application or a link to a calculator needs at once; `sign-in` like a form, and at once
 * where the browser keeps passkeys or there is a provider; `drawn` as soon as the page is drawn,
 * `drawn-with-reads` so that it asks at the same time for what it reads first, and `never`.
 */
export type ProgramStart =
  | 'used'
  | 'form'
  | 'sign-in'
  | 'answers'
  | 'figures'
  | 'drawn'
  | 'drawn-with-reads'
  | 'never';

/** Something a search finds, the same for everyone, and its address; no two have one `key`. */
export type SearchText = SearchEntry & {
  kind: 'milestone' | 'stage' | 'tool' | 'term' | 'help';
  key: string;
  to: string;
};

/** A place in the navigation of the console: its group, its place in it, its words by their id, and the rights of those who see it. */
export type ConsolePlace = {
  group: keyof typeof consolePages.groups;
  place: number;
  label: keyof typeof consolePages.labels;
  rights: NeededRights;
};

/** The pictures that rooms can have (shells/rooms/room-icons.ts). */
export type RoomIcon =
  | 'badge'
  | 'banknote'
  | 'calendar'
  | 'compass'
  | 'file'
  | 'gauge'
  | 'handshake'
  | 'house'
  | 'key'
  | 'list'
  | 'lock'
  | 'people'
  | 'percent'
  | 'settings'
  | 'sun';

/**
 * A room of the portal: its group in the navigation, its place in it, and its words by their id. Those `inBar` are at the foot of a phone
 * too. A room with a `season` is among the last group before or after the closing. Pages whose addresses begin with one of `around` are in it.
 */
export type PortalRoom = {
  group: keyof typeof portalRooms.groups;
  place: number;
  label: keyof typeof portalRooms.labels;
  icon: RoomIcon;
  inBar?: true;
  season?: 'buying' | 'owning';
  around?: readonly string[];
};

/** What there is to know of a page outside of its file. */
export type Page = {
  /** Its address; with a parameter, the form of its addresses; `*` for every address without a page. */
  path: string;
  /** From the folder of its manifest. */
  file: string;
  shell: Shell;
  /** Distinguishes it from other pages of the same file. */
  id?: string;
  /** Its addresses, when its path does not say. Each becomes a file when the pages are built. */
  addresses?: readonly string[];
  /** Made by the program alone, when its address is opened. */
  isPrerendered?: false;
  caseSensitive?: true;
  /** As its shell has it, unless given: `used` for public pages, `drawn-with-reads` for the others. */
  program?: ProgramStart;
  /** Opens without a connection, once the portal was used. */
  offline?: true;
  /** What cannot be done on it without a connection, by the id of its sentence. */
  needsConnection?: keyof typeof connectionNeeds;
  /** Found by search engines. */
  inSitemap?: true;
  console?: ConsolePlace;
  room?: PortalRoom;
  /** What a search finds on it. Asked once, when the pages are built. */
  listSearchTexts?: () => readonly SearchText[];
  /** Where the browser tests open it, when its first address does not show it; false when it shows nothing of its own. */
  screen?: string | false;
};

/** The pages of a feature, in `<feature>.pages.ts` as its default export. Nothing of it comes to the browser but what at-build/ says. */
export function definePages(pages: readonly Page[]): readonly Page[] {
  return pages;
}
