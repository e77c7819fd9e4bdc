import { makesPages } from './document-files.ts';

/** What the browser says of the connection; most say nothing (Network Information API, `saveData` also as the header Save-Data). */
export type Connection = { saveData?: boolean; effectiveType?: string; type?: string } | undefined;

/** Of a PDF only the parts of its first page are fetched; a picture comes whole. In bytes. */
const MAX_PICTURE = 6 * 1024 * 1024;

/** Whether a document's first page is drawn in the list, or its row has the icon of its kind instead. `size` in bytes. */
export function drawsThumbnail(
  { type, size }: { type: string; size: number },
  connection: Connection,
): boolean {
  if (!makesPages(type) || isCostly(connection)) return false;
  return type === 'application/pdf' || size <= MAX_PICTURE;
}

function isCostly(connection: Connection): boolean {
  if (connection === undefined) return false;
  const { saveData = false, effectiveType = '4g', type } = connection;
  return saveData || effectiveType !== '4g' || type === 'cellular';
}
