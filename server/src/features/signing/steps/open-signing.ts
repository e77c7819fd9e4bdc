import { createSealer } from '../../../platform/base/sealed-text.ts';
import type { SigningKey } from '../../../platform/base/signing-key.ts';
import { coverChangedHeads } from '../../../platform/event-log/checkpoints-check.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { findKeys, loadSealingIdentity } from '../sealing/sealing-certificates.service.ts';
import type { SigningContext } from '../signing-context.ts';

/** The queue of certificate pages to be made. */
export const CERTIFICATE_PAGES = 'certificate-pages';

type Parts = Omit<
  SigningContext,
  'sealer' | 'identity' | 'timestamps' | 'queueCertificatePage' | 'writeCheckpoints'
>;

/** The installation's key, the certificates given for it, and the address of the time-stamp service, if there is one. */
type Settings = {
  jobs: Jobs;
  key: SigningKey;
  signingCertificate: readonly string[] | undefined;
  timestampUrl: string | undefined;
};

/** Opens what signing works with: the key with its certificate and the time-stamp service. */
export async function openSigning(
  parts: Parts,
  { jobs, key, signingCertificate: given, timestampUrl }: Settings,
): Promise<SigningContext> {
  const { database, documents, events, now } = parts;
  return {
    ...parts,
    sealer: createSealer(documents.fileKey, 'signing'),
    identity: await loadSealingIdentity({ database, events, key, given, now }),
    timestamps: timestampUrl === undefined ? undefined : { url: timestampUrl },
    writeCheckpoints: () => coverChangedHeads({ database, key, findKeys, now }),
    queueCertificatePage: (signatureId, on) => jobs.enqueue(CERTIFICATE_PAGES, { signatureId }, on),
  };
}
