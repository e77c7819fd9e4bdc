import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type ConfirmedField,
  confirmedField,
  parseContent,
  type ReadContent,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import * as z from 'zod/mini';
import { createSealer } from '../../../platform/base/sealed-text.ts';
import type { SoFar } from '../read-document.ts';

type Confirmed = Record<string, ConfirmedField>;

/** Seals what was read, and what its owner said of it, for the one document; opens it again. */
export type ReadingSealer = {
  sealContent(documentId: string, content: ReadContent): Uint8Array;
  sealConfirmed(documentId: string, confirmed: Confirmed): Uint8Array;
  sealSoFar(documentId: string, soFar: SoFar): Uint8Array;
  /** Undefined where nothing was read, or what another release wrote is not understood. */
  openContent(documentId: string, sealed: Uint8Array | null): ReadContent | undefined;
  openConfirmed(documentId: string, sealed: Uint8Array | null): Confirmed;
  openSoFar(documentId: string, sealed: Uint8Array | null): SoFar | undefined;
};

/** `fileKey` is what the keys of files are wrapped with; 32 bytes. */
export function createReadingSealer(fileKey: Uint8Array): ReadingSealer {
  const sealer = createSealer(fileKey, 'document readings');
  const seal = (value: object, place: string) => sealer.seal(deflateRawSync(JSON.stringify(value)), place);
  const open = (sealed: Uint8Array, place: string): unknown =>
    JSON.parse(inflateRawSync(sealer.open(sealed, place)).toString());
  return {
    sealContent: (documentId, content) => seal(content, `content ${documentId}`),
    sealConfirmed: (documentId, confirmed) => seal(confirmed, `confirmed ${documentId}`),
    sealSoFar: (documentId, soFar) => seal(soFar, `so far ${documentId}`),
    openContent(documentId, sealed) {
      if (sealed === null) return undefined;
      const parsed = parseContent.safeParse(open(sealed, `content ${documentId}`));
      return parsed.success ? parsed.data : undefined;
    },
    openConfirmed(documentId, sealed) {
      if (sealed === null) return {};
      const parsed = confirmedFields.safeParse(open(sealed, `confirmed ${documentId}`));
      return parsed.success ? parsed.data : {};
    },
    openSoFar(documentId, sealed) {
      if (sealed === null) return undefined;
      const parsed = soFarShape.safeParse(open(sealed, `so far ${documentId}`));
      return parsed.success ? parsed.data : undefined;
    },
  };
}

const confirmedFields = z.record(z.string(), confirmedField);
const soFarShape = z.object({ content: parseContent, pages: z.array(z.string()) });
