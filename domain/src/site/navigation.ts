/** A link with its words: a path or anchor on this site, the help address (`mailto:`), or another site's address. */
export type NavigationLink = { label: string; href: string };

export type NavigationMenu = { label: string; links: readonly NavigationLink[] };

/** The bar at the top of public pages (specification 2). */
export type NavigationText = {
  menus: readonly NavigationMenu[];
  /** The site's own pages, before the official sites in the menu of small screens. */
  own: NavigationMenu;
  portal: NavigationLink;
  /** On large screens, and in the menu of smaller ones. */
  apply: NavigationLink;
  getStarted: NavigationLink;
  /** In the place of the two above for a signed-in buyer. */
  resume: NavigationLink;
  openMenu: string;
  closeMenu: string;
};

/** The link columns of the footer (specification 1). */
export type FooterText = { columns: readonly NavigationMenu[] };

/** Submenus open and close after these pauses in milliseconds; within the skip pause the next one opens at once (specification 9). */
export const SUBMENU_OPEN_DELAY_MS = 200;
export const SUBMENU_SKIP_DELAY_MS = 300;
export const SUBMENU_CLOSE_DELAY_MS = 150;

/** Help opens under a resting pointer after this pause in milliseconds; within the skip pause the next one opens at once (specification 9). */
export const MENU_TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Whether a link leaves this site and so opens in a new tab (specification 2). */
export function isExternal(href: string): boolean {
  return href.startsWith('https://');
}
