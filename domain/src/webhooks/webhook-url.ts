import * as z from 'zod/mini';

const LONGEST_URL = 2_000;

/**
 * Where a webhook may go: http or https, a host, no user name and no "#". Whether http is good enough, and whether the host
 * is one of a private network, is the installation's to say.
 */
export const webhookUrlField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST_URL, 'Use at most 2,000 characters.'),
    z.refine(isWebhookUrl, 'Enter an address like https://hooks.example.com/porchlight.'),
  );

function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.hash === '' && url.hostname !== '';
}
