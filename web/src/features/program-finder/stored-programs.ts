import type { Program } from '@porchlight/domain/programs/program-finder/program.ts';
import { usePublished } from './published.ts';

/** What the operator added and changed since the page was built; `hasFailed` where it did not come. */
export type ProgramsInBrowser = { programs: readonly Program[]; hasFailed: boolean };

const NONE: readonly Program[] = [];

export function useStoredPrograms(): ProgramsInBrowser {
  const { data, hasFailed } = usePublished<{ programs: readonly Program[] }>('/api/programs');
  return { programs: data?.programs ?? NONE, hasFailed };
}
