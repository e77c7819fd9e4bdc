import { readFileSync } from 'node:fs';
import type { PageText } from '@porchlight/domain/readings/document-readings/pages/page-text.ts';

type StoredItem = [text: string, x: number, y: number, width: number, height: number, confidence: number];
type StoredPage = { number: number; width: number; height: number; items: StoredItem[] };

/** What PP-OCRv4 recognized in CFPB's pictures of its samples (CC0), 83 dots to the inch. */
export function parseRecognized(name: 'closing-disclosure-h25b' | 'loan-estimate-h24b'): PageText[] {
  const pages = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as StoredPage[];
  return pages.map((page) => ({
    ...page,
    method: 'picture',
    items: page.items.map(([text, x, y, width, height, confidence]) => ({
      ...{ text, box: { x, y, width, height }, confidence },
    })),
  }));
}
