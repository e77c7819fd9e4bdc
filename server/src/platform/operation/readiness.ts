/** What a process needs to do its work; `draining` is down while it was told to stop. */
export type Part = 'database' | 'storage' | 'live' | 'draining';

export type Readiness = {
  /** A sentence for each part that is down, without anything that is secret; nothing while all work. */
  findWhatIsDown(): Promise<Partial<Record<Part, string>>>;
  /** From now on this process wants no more requests. */
  beginDrain(): void;
};

/** Rejects, or does not answer in time, while a part is down. */
export type Checks = Record<'database' | 'storage', () => Promise<unknown>> & { isLive(): boolean };

const LONGEST_CHECK_MS = 2_000;
/** Anybody may ask, so the parts are asked at most this often, whoever asks. */
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
      return {
        ...(isDatabaseDown && { database: 'The database does not answer.' }),
        ...(isStorageDown && { storage: 'Files can be neither read nor stored.' }),
        ...(!isLive() && { live: 'The connection that tells of changes is lost.' }),
        ...(isDraining && { draining: 'The server was told to stop.' }),
      };
    },
    beginDrain() {
      isDraining = true;
    },
  };
}

async function isPartDown(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, LONGEST_CHECK_MS, true);
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
