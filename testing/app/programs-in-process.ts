import { setInProcess } from '../../server/src/platform/base/bounded-process.ts';
import type { ProgramWork } from '../../server/src/platform/base/process-bounds.ts';

const features = new URL('../../server/src/features/', import.meta.url);
/** What programs do that read one file each, by where they lie below `features`. */
const works: Record<string, () => Promise<ProgramWork>> = {
  'signing/sealing/sealing-program.ts': async () => {
    const { loadSealingWork } = await import('../../server/src/features/signing/sealing/sealing-program.ts');
    return loadSealingWork();
  },
  'document-readings/reading-program.ts': async () =>
    (await import('../../server/src/features/document-readings/reading-program.ts')).answerReading,
  'home-file/home-data-program.ts': async () =>
    (await import('../../server/src/features/home-file/home-data-program.ts')).answerHomeData,
  'search/pdf-text-program.ts': async () =>
    (await import('../../server/src/features/search/pdf-text-program.ts')).answerPdfText,
};

/** Called before each test file (vitest.config.ts): the programs work in the process of the tests, where a file takes them no start. */
export function useInProcessPrograms(): void {
  for (const [path, load] of Object.entries(works)) setInProcess(new URL(path, features), load);
}

/** For a test file about the processes: their bounds, their rights, and files made to break them. */
export function useRealProcesses(): void {
  for (const path of Object.keys(works)) setInProcess(new URL(path, features), undefined);
}
