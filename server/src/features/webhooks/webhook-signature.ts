import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new signing secret, as its owner is shown it (Standard Webhooks: 24 to 64 bytes, base64, `whsec_`). */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers of one try: the id stays over all tries, the timestamp is the try's own, and there is one signature for each
 * secret (Standard Webhooks, "Webhook metadata" and "Signature scheme").
 */
export function signWebhook(
  { id, payload }: { id: string; payload: string },
  secrets: readonly string[],
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
