import { randomUUID } from 'node:crypto';
import { type JpegOptions, writeJpeg } from './pictures.ts';

/** A small picture and a photo as the browser sends them. */
export function writePhoto(photo: JpegOptions = {}, small: JpegOptions = {}) {
  const first = writeJpeg({ width: 640, height: 480, ...small });
  return {
    query: { small: String(first.length) },
    body: new Uint8Array(Buffer.concat([first, writeJpeg({ width: 2048, height: 1536, ...photo })])),
  };
}

export const samplePhoto = writePhoto();

type Caller = { call(method: string, path: string, body?: unknown): Promise<unknown> };

/** Adds a photo to a home; gives its id. */
export async function addSamplePhoto(buyer: Caller, homeId: string): Promise<string> {
  const id = randomUUID();
  const query = new URLSearchParams(samplePhoto.query);
  await buyer.call('PUT', `/api/homes/${homeId}/photos/${id}?${query}`, samplePhoto.body);
  return id;
}
