import { randomUUID } from 'node:crypto';
import { type JpegOptions, renderJpeg } from './pictures.ts';

/** A small picture and a photo as the browser sends them. */
export function createSamplePhoto(photo: JpegOptions = {}, small: JpegOptions = {}) {
  const first = renderJpeg({ width: 640, height: 480, ...small });
  return {
    query: { small: String(first.length) },
    body: new Uint8Array(Buffer.concat([first, renderJpeg({ width: 2048, height: 1536, ...photo })])),
  };
}

export const samplePhoto = createSamplePhoto();

type Caller = { call(method: string, path: string, body?: unknown): Promise<unknown> };

/** Adds a photo to a home; gives its id. */
export async function addSamplePhoto(buyer: Caller, homeId: string): Promise<string> {
  const id = randomUUID();
  const query = new URLSearchParams(samplePhoto.query);
  await buyer.call('PUT', `/api/homes/${homeId}/photos/${id}?${query}`, samplePhoto.body);
  return id;
}
