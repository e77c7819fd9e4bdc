import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Every certificate this installation ever signed with. `pem` is the certificate, then those above it. */
export const sealingCertificates = pgTable('sealing_certificates', {
  fingerprint: text('fingerprint').primaryKey(),
  /** Thumbprint of its key (RFC 7638). */
  keyId: text('key_id').notNull(),
  /** `own`: made here; `given`: the operator's SIGNING_CERTIFICATE. */
  origin: text('origin', { enum: ['own', 'given'] }).notNull(),
  pem: text('pem').notNull(),
  notBefore: instant('not_before').notNull(),
  notAfter: instant('not_after').notNull(),
  firstUsedAt: instant('first_used_at').notNull(),
});
