declare global {
  interface Window {
    /** Presses the button that was pressed before the page's program ran (postbuild/pages.ts). */
    pressAgain?: () => void;
  }
}

/** To be called once the page is alive, when every button has its handler. */
export function repeatPreHydrationPress(): void {
  window.pressAgain?.();
  window.pressAgain = undefined;
}
