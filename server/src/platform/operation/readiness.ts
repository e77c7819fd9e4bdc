/** What a process needs to do its work; `draining` is down while it was asked to stop. */
export type ReadinessPart = 'database' | 'storage' | 'live' | 'draining';

export type Readiness = {
  /** The parts that are down. */
  findWhatIsDown(): Promise<ReadinessPart[]>;
  /** From now on this process wants no more requests. */
  beginDrain(): void;
};

/** Rejects, or does not answer in time, while a part is down. */
export type Checks = Record<'database' | 'storage', () => Promise<unknown>> & { isLive(): boolean };

const MAX_CHECK_MS = 2_000;
/** Anyone may ask, so the parts are asked at most this often in total. */
const KEPT_MS = 500;

export function createReadiness({ database, storage, isLive }: Checks): Readiness {
  let isDraining = false;
  let kept: { until: number; isDown: Promise<boolean[]> } | undefined;

  function askParts(): Promise<boolean[]> {
    if (kept === undefined || performance.now() > kept.until) {
      const isDown = Promise.all([database, storage].map(isPartDown));
      kept = { until: performance.now() + KEPT_MS, isDown };
    }
    return kept.isDown;
  }

  return {
    async findWhatIsDown() {
      const [isDatabaseDown, isStorageDown] = await askParts();
      const parts = {
        database: isDatabaseDown === true,
        storage: isStorageDown === true,
        live: !isLive(),
        draining: isDraining,
      };
      return (Object.keys(parts) as ReadinessPart[]).filter((part) => parts[part]);
    },
    beginDrain() {
      isDraining = true;
    },
  };
}

async function isPartDown(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, MAX_CHECK_MS, true);
  });
  const answer = check().then(
    () => false,
    () => true,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
