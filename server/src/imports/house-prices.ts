import { describeAreaChanges } from '@porchlight/domain/owned-home/home-value/changed-areas.ts';
import { HousePriceFileRefusal } from '@porchlight/domain/owned-home/home-value/house-price-line.ts';
import { parseConfig } from '../config.ts';
import { loadHousePriceFile } from '../features/data-sources/house-prices/house-price-stream.ts';
import { replaceHousePrices } from '../features/data-sources/house-prices/house-prices.service.ts';
import { refuseImport, useInstallation } from './use-installation.ts';

// FHFA's house price index: hpi_master.csv or .json, or a table of metros or states with one column for each quarter.
process.exitCode = await importHousePrices(process.argv.slice(2));

async function importHousePrices([path, ...more]: string[]): Promise<number> {
  const result = parseConfig();
  if ('problems' in result) return refuseImport(...result.problems);
  if (path === undefined || more.length > 0)
    return refuseImport('Give one file: npm run data:house-prices -- FILE');
  try {
    const { file, figures } = await loadHousePriceFile(path);
    await useInstallation(result.config, async (database) => {
      const changes = await replaceHousePrices(database, file, figures, new Date());
      const until = [
        ...(file.newestState === '' ? [] : [`states to ${file.newestState}`]),
        ...(file.newestMetro === '' ? [] : [`metros to ${file.newestMetro}`]),
      ];
      console.log(`The house price index of ${file.areas.size} areas is stored: ${until.join(', ')}.`);
      for (const sentence of describeAreaChanges(changes)) console.log(sentence);
    });
    return 0;
  } catch (error) {
    if (error instanceof HousePriceFileRefusal) return refuseImport(error.message);
    if (error instanceof Error && 'code' in error && 'path' in error && error.path === path)
      return refuseImport(`${path} cannot be read; nothing was changed.`);
    throw error;
  }
}
