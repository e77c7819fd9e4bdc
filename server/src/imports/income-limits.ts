import { parseIncomeLimits } from '@porchlight/domain/programs/income-limits-file.ts';
import { replaceIncomeLimits } from '../features/tools/income-limits.service.ts';
import { importList } from './import-list.ts';

// HUD's list of median incomes and income limits by county and town.
process.exitCode = await importList(process.argv.slice(2), {
  usage:
    'Give one file, saved as CSV, and --incomplete where counties may be missing: npm run data:income-limits -- FILE [--year 2026] [--incomplete]',
  parse: parseIncomeLimits,
  store: replaceIncomeLimits,
  describe: (count, year) => `The income limits of ${count} areas for ${year} are stored.`,
});
