import { type KeyObject, X509Certificate } from 'node:crypto';
import { site } from '@porchlight/content/site.ts';
import type { SealingCertificate } from '@porchlight/domain/signing/signing-views.ts';
import type { SealingIdentity } from '@porchlight/pdf/sign/signing.types.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { SigningKey } from '../../../platform/base/signing-key.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import { LOCK_KEYS } from '../../../platform/database/lock-keys.ts';
import { type EventLog, isInstallationSignedBy } from '../../../platform/event-log/event-log.ts';
import type { SigningContext } from '../signing-context.ts';
import { sealingCertificates } from './sealing-certificates.table.ts';
import {
  createSealingIdentity,
  describeCertificate,
  findChainProblem,
  makeSealingCertificate,
} from './sealing-identity.ts';

/**
 * What this installation seals with: its key with the operator's certificate, or with one made here the first time. Every
 * certificate ever used stays stored, so that files sealed under an earlier one can still be checked.
 *
 * @throws when the operator's certificate is not the key's; where the key is configured too, the configuration said so before.
 */
export async function loadSealingIdentity(options: {
  database: DatabaseConnection;
  events: EventLog;
  key: SigningKey;
  /** The operator's certificate and those above it, as PEM. */
  given: readonly string[] | undefined;
  now(): Date;
}): Promise<SealingIdentity> {
  const { database, events, key, given, now } = options;
  const problem = given && findChainProblem(given.join('\n'), key.privateKey);
  if (problem !== undefined) throw new Error(`SIGNING_CERTIFICATE: ${problem}`);
  return database.transact(async (transaction) => {
    // Processes that start together use one certificate.
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.sealingCertificate})`);
    const pem = given?.join('\n') ?? (await findOwn(transaction, key, now())) ?? (await makeOwn(key, now()));
    const identity = createSealingIdentity({ privateKey: key.privateKey, certificate: pem });
    const { fingerprint, notBefore, notAfter } = describeCertificate(pem);
    const [stored] = await transaction
      .insert(sealingCertificates)
      .values({
        fingerprint,
        keyId: key.id,
        origin: given ? 'given' : 'own',
        pem,
        notBefore,
        notAfter,
        firstUsedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ fingerprint: sealingCertificates.fingerprint });
    // A key that comes back has its certificate stored already, and the installation's chain has to end under the key in use.
    if (stored || !(await isInstallationSignedBy(transaction, key))) {
      const detail = { fingerprint, keyId: key.id };
      await events.append(transaction, { kind: 'certificate-in-use', at: now(), detail });
    }
    return identity;
  });
}

/** Certificates by which anyone can check what was sealed here, the one in use first. */
export async function listCertificates(
  context: SigningContext,
): Promise<{ certificates: SealingCertificate[] }> {
  const rows = await context.database.db
    .select()
    .from(sealingCertificates)
    .orderBy(desc(sealingCertificates.firstUsedAt), sealingCertificates.fingerprint);
  const certificates = rows.map(({ fingerprint, pem, notBefore, notAfter }) => ({
    fingerprint,
    pem,
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    inUse: fingerprint === context.identity.fingerprint,
  }));
  return { certificates: certificates.toSorted((one, other) => Number(other.inUse) - Number(one.inUse)) };
}

/** SHA-256 of every certificate that was ever used here, as hex. */
export async function listFingerprints(db: Database): Promise<string[]> {
  const rows = await db.select({ fingerprint: sealingCertificates.fingerprint }).from(sealingCertificates);
  return rows.map(({ fingerprint }) => fingerprint);
}

/** The public keys of all certificates ever used here, by their thumbprints. */
export async function findKeys(db: Database): Promise<ReadonlyMap<string, KeyObject>> {
  const rows = await db
    .select({ keyId: sealingCertificates.keyId, pem: sealingCertificates.pem })
    .from(sealingCertificates);
  return new Map(rows.map(({ keyId, pem }) => [keyId, new X509Certificate(pem).publicKey]));
}

async function findOwn(db: Database, key: SigningKey, now: Date): Promise<string | undefined> {
  const [own] = await db
    .select({ pem: sealingCertificates.pem })
    .from(sealingCertificates)
    .where(
      and(
        eq(sealingCertificates.keyId, key.id),
        eq(sealingCertificates.origin, 'own'),
        gt(sealingCertificates.notAfter, now),
      ),
    )
    .orderBy(desc(sealingCertificates.firstUsedAt))
    .limit(1);
  return own?.pem;
}

function makeOwn(key: SigningKey, now: Date): Promise<string> {
  return makeSealingCertificate({ privateKey: key.privateKey, organization: site.name, now });
}
