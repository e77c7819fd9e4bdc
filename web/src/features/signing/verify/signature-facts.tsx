import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing-verification.ts';
import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import type { CheckedSignature } from '@porchlight/pdf/verify/verification.ts';

/** Who signed, when and by whose clock, how, and under which id. */
export function listSignatureFacts(signature: CheckedSignature): [string, string][] {
  const { kind, signer, signedAt, timeStamp, level, id, origin, integrity } = signature;
  const clock = origin === 'here' ? text.clocks.here : text.clocks.signer;
  const method = level === null ? texts.notAPadesBaselineSignature : texts.pades(level);
  const isRead = kind === 'signature' && integrity.state !== 'declined';
  return [
    ...(signer === null
      ? []
      : [fact(kind === 'time-stamp' ? texts.timeStampedBy : texts.signatureFactsSignedBy, signer)]),
    ...(signedAt === null
      ? []
      : [fact(texts.signed, `${formatInstant(signedAt, 'evidence', { locale })}, ${clock}`)]),
    ...(timeStamp === null
      ? []
      : [
          fact(
            texts.timeStamped,
            `${formatInstant(timeStamp.instant, 'evidence', { locale })}, ${text.clocks.authority} ${timeStamp.authority}`,
          ),
        ]),
    ...(isRead && integrity.state === 'intact' ? [fact(texts.level, method)] : []),
    ...(id === null ? [] : [fact(texts.signatureId, id)]),
  ];
}

/** What has to be said of a signature before anything else: whether it holds, and what came after it. */
export function SignatureRemarks({
  signature: { integrity, origin, addition },
}: {
  signature: CheckedSignature;
}) {
  const remarks = [
    ...(integrity.state === 'broken' ? [text.breaches[integrity.breach]] : []),
    ...(integrity.state === 'declined' ? [text.declines[integrity.decline]] : []),
    ...(integrity.state === 'intact' && origin === 'elsewhere' ? [text.intactElsewhere] : []),
    ...(integrity.state !== 'broken' && addition !== null ? [text.additions[addition]] : []),
  ];
  return remarks.map((remark) => (
    <p key={remark} className="font-medium">
      {remark}
    </p>
  ));
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}
