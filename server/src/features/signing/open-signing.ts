import type { Config } from '../../config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createSealer } from '../../platform/sealed-text.ts';
import type { SigningKey } from '../../platform/signing-key.ts';
import { makeCertificatePage } from './certificate-pages.service.ts';
import { openSealingIdentity } from './sealing-certificates.service.ts';
import type { SigningContext } from './signing-context.ts';

/** The queue of certificate pages to be made. */
export const CERTIFICATE_PAGES = 'certificate-pages';

type Parts = Omit<SigningContext, 'sealer' | 'identity' | 'timestamps' | 'queueCertificatePage'>;

/** Opens what signing works with: the key with its certificate, the time-stamp service, and the job that makes certificate pages. */
export async function openSigning(
  parts: Parts,
  { config, jobs, key }: { config: Config; jobs: Jobs; key: SigningKey },
): Promise<SigningContext> {
  const { database, documents, events, now } = parts;
  const { signingCertificate: given, timestampUrl } = config;
  const signing: SigningContext = {
    ...parts,
    sealer: createSealer(documents.fileKey, 'signing'),
    identity: await openSealingIdentity({ database, events, key, given, now }),
    timestamps: timestampUrl === undefined ? undefined : { url: timestampUrl },
    queueCertificatePage: (signatureId, on) => jobs.enqueue(CERTIFICATE_PAGES, { signatureId }, on),
  };
  await jobs.work<{ signatureId: string }>(CERTIFICATE_PAGES, (job) =>
    makeCertificatePage(signing, job.signatureId),
  );
  return signing;
}
