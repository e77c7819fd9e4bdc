import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { MouseEvent } from 'react';
import { fetchWithTimeout } from './api/fetch-with-timeout.ts';
import { showFailure } from './toasts/show-toast.ts';

/**
 * Follows a download link only once its first byte has come: the browser shows its own error, or nothing, for a download that fails, and a
 * message is shown here instead. A press with a modifier key is left to the browser.
 *
 * @param before is asked first; false, where a message already explained why nothing is followed.
 */
export async function followDownload(
  event: MouseEvent<HTMLAnchorElement>,
  before?: () => Promise<boolean>,
): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href, download } = event.currentTarget;
  if (before && !(await before())) return;
  if (!(await hasContent(href))) {
    showFailure(documentMessages.downloadFailed);
    return;
  }
  const link = document.createElement('a');
  link.href = href;
  link.download = download;
  link.click();
}

async function hasContent(address: string): Promise<boolean> {
  try {
    const response = await fetchWithTimeout(address, { headers: { Range: 'bytes=0-0' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
