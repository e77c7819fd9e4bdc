import { parseCountyLimits } from '@porchlight/domain/programs/loan-limits/county-limits.ts';
import { replaceCountyLimits } from './features/tools/county-limits.service.ts';
import { importList } from './imports/import-list.ts';
import { printFatalErrors } from './platform/base/fatal-errors.ts';

printFatalErrors();
// FHFA's list of conforming loan limits by county.
process.exitCode = await importList(process.argv.slice(2), {
  usage:
    'Give one file, and its year where it cannot be told: npm run data:loan-limits -- FILE [--year 2027]',
  parse: (text, { year }) => parseCountyLimits(text, year),
  store: replaceCountyLimits,
  describe: (count, year) => `The limits of ${count} counties for ${year} are stored.`,
});
