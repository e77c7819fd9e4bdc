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
