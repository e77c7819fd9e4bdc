import { FORMER_SECRET_MS, MAX_FORMER_SECRETS } from '@porchlight/domain/webhooks/webhook-schedule.ts';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import type { webhookEndpoints } from './webhooks.table.ts';

type Row = typeof webhookEndpoints.$inferSelect;
export type SealedSecrets = Pick<
  Row,
  'id' | 'sealedSecret' | 'sealedFormerSecret' | 'formerSecretUntil' | 'sealedEarlierSecrets'
>;
type FormerSecret = { secret: string; until: string };

/** All secrets that an endpoint's messages are signed with at this moment, the current one first. */
export function decryptSecrets(sealer: Sealer, row: SealedSecrets, at: Date): string[] {
  const current = openText(sealer, row.sealedSecret, row.id);
  return [current, ...listFormer(sealer, row, at).map(({ secret }) => secret)];
}

/**
 * The columns of an endpoint that gets a new secret. The one before signs for a day more, and so do those before it until their own
 * ends: a second new secret does not cut off a receiver that still has the first. The oldest of too many ends early.
 */
export function planRotation(
  sealer: Sealer,
  row: SealedSecrets,
  { secret, now }: { secret: string; now: Date },
): Omit<SealedSecrets, 'id'> {
  const earlier = listFormer(sealer, row, now).slice(0, MAX_FORMER_SECRETS - 1);
  return {
    sealedSecret: sealText(sealer, secret, row.id),
    sealedFormerSecret: row.sealedSecret,
    formerSecretUntil: new Date(now.getTime() + FORMER_SECRET_MS),
    sealedEarlierSecrets: earlier.length === 0 ? null : sealText(sealer, JSON.stringify(earlier), row.id),
  };
}

export function sealText(sealer: Sealer, text: string, id: string): Uint8Array {
  return sealer.seal(Buffer.from(text), id);
}

function openText(sealer: Sealer, sealed: Uint8Array, id: string): string {
  return Buffer.from(sealer.open(sealed, id)).toString();
}

/** Newest first, without those that have ended. */
function listFormer(sealer: Sealer, row: SealedSecrets, at: Date): FormerSecret[] {
  const { id, sealedFormerSecret, formerSecretUntil, sealedEarlierSecrets } = row;
  const newest =
    sealedFormerSecret === null || formerSecretUntil === null
      ? []
      : [{ secret: openText(sealer, sealedFormerSecret, id), until: formerSecretUntil.toISOString() }];
  const earlier: FormerSecret[] =
    sealedEarlierSecrets === null ? [] : JSON.parse(openText(sealer, sealedEarlierSecrets, id));
  return [...newest, ...earlier].filter(({ until }) => new Date(until) > at);
}
