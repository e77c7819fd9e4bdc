import * as z from 'zod/mini';
import * as texts from './en/webhooks.ts';

const MAX_URL_LENGTH = 2_000;

/**
 * Where a webhook may go: http or https, a host, no user name and no "#". Whether http is good enough, and whether the host
 * is one of a private network, is the installation's to say.
 */
export const webhookUrlField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_URL_LENGTH, texts.useAtMost2000),
    z.refine(isWebhookUrl, texts.enterAnAddressLikeHttps),
  );

function isWebhookUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.hash === '' && url.hostname !== '';
}
