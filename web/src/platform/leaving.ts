/** What is on its way and would be lost with the session: how much there is, and what ends it. */
type UnsentWork = { count(): number; forget(): void };

const works = new Set<UnsentWork>();

export function announceWork(work: UnsentWork): void {
  works.add(work);
}

export function countUnsentWork(): number {
  return [...works].reduce((sum, work) => sum + work.count(), 0);
}

export function forgetUnsentWork(): void {
  for (const work of works) work.forget();
}

let stay: (() => void) | undefined;
let stayed: Promise<void> = Promise.resolve();

/**
 * While somebody signs out nothing is read and no live connection is opened: the session may end at any moment, and whatever
 * comes after that is refused. The page is left for good when it has; when signing out failed, what waited goes on.
 */
export function holdReading(isHeld: boolean): void {
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
