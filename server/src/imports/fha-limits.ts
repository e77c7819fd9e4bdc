import { parseFhaLimits } from '@porchlight/domain/programs/loan-limits/fha-county-limits.ts';
import { replaceFhaLimits } from '../features/tools/county-limits.service.ts';
import { importList } from './import-list.ts';

// HUD's list of FHA loan limits by county.
process.exitCode = await importList(process.argv.slice(2), {
  usage:
    'Give one file, its year where it cannot be told, and --incomplete where counties may be missing: npm run data:fha-limits -- FILE [--year 2027] [--incomplete]',
  parse: parseFhaLimits,
  store: replaceFhaLimits,
  describe: (count, year) => `The FHA limits of ${count} counties for ${year} are stored.`,
});
