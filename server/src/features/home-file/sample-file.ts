import {
  HOME_FILE_FORMAT,
  HOME_FILE_VERSION,
  homeFileNames,
} from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { sampleHomeRecord } from '../owned-home/sample-records.ts';
import { encode, zipWithManifest } from '../personal-data/exports/hashed-zip.ts';
import { collect } from './zip-entries.ts';

const at = '2025-01-07T18:00:00.000Z';

/** A home file as tests send it; `change` writes other content into its data. */
export async function loadSampleFile(change: object = {}): Promise<Uint8Array> {
  const content = {
    ...{ format: HOME_FILE_FORMAT, version: HOME_FILE_VERSION, exportedAt: at },
    ...{ records: [{ ...sampleHomeRecord, enteredAt: at, changedAt: at }], documents: [] },
    ...change,
  };
  async function* list() {
    yield { name: homeFileNames.data, chunks: [encode(JSON.stringify(content))] };
  }
  return collect(zipWithManifest(list(), new Date(at)));
}
