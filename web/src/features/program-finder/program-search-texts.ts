import { searchTexts } from '@porchlight/content/en/program-finder.ts';
import type { SearchText } from '../../pages/define-pages.ts';
import { programPaths } from './program-paths.ts';

/** What a search finds of the finder: down payment help, grants, and the agencies by their states. */
export function listProgramSearchTexts(): SearchText[] {
  const { finder, coverage, corrections } = searchTexts;
  return [
    { kind: 'tool', key: 'tool-programs', to: programPaths.finder, ...finder },
    { kind: 'help', key: 'help-program-coverage', to: programPaths.coverage, ...coverage },
    { kind: 'help', key: 'help-program-corrections', to: programPaths.corrections, ...corrections },
  ];
}
