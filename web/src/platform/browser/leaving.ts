let stay: (() => void) | undefined;
let stayed: Promise<void> = Promise.resolve();

/**
 * While someone signs out nothing is read and no live connection is opened: the session may end at any moment, and whatever
 * comes after that is refused. The page is left for good when it has; when signing out failed, what waited goes on.
 */
export function setReadingInProgress(isHeld: boolean): void {
  stay?.();
  stay = undefined;
  if (!isHeld) return;
  stayed = new Promise((resolve) => {
    stay = resolve;
  });
}

export function isLeaving(): boolean {
  return stay !== undefined;
}

/** Resolves when reading is not held. */
export function waitToStay(): Promise<void> {
  return stayed;
}
