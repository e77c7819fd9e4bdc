import {
  SUBMENU_CLOSE_DELAY_MS,
  SUBMENU_OPEN_DELAY_MS,
  SUBMENU_SKIP_DELAY_MS,
} from '@porchlight/domain/site/navigation.ts';

/** Opens and closes submenus as a mouse comes and goes. `show` gets the one to open, or nothing to close all. */
export type SubmenuTiming = { enter(menu: string): void; leave(): void; stop(): void };

/** Waits before it opens and closes; soon after one has closed, the next opens at once (specification 9). */
export function createSubmenuTiming(show: (menu: string | undefined) => void): SubmenuTiming {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | undefined;
  let leftAt = Number.NEGATIVE_INFINITY;

  function change(menu: string | undefined): void {
    if (menu === undefined && shown !== undefined) leftAt = Date.now();
    shown = menu;
    show(menu);
  }

  return {
    enter(menu) {
      clearTimeout(timer);
      const isAwake = shown !== undefined || Date.now() - leftAt < SUBMENU_SKIP_DELAY_MS;
      if (isAwake) change(menu);
      else timer = setTimeout(change, SUBMENU_OPEN_DELAY_MS, menu);
    },
    leave() {
      clearTimeout(timer);
      timer = setTimeout(change, SUBMENU_CLOSE_DELAY_MS, undefined);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
