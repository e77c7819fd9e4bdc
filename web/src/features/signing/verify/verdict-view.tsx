import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing-verification.ts';
import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import { formatLongDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import {
  type CheckedSignature,
  type FileAnswer,
  type FileVerdict,
  findDecidingSignature,
} from '@porchlight/pdf/verify/verification.ts';
import {
  CircleCheck,
  CircleExclamationPoint,
  FilePen,
  FileQuestionMark,
  Globe,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { VerifiedFactList } from './fact-list.tsx';
import { RecordComparison } from './record-comparison.tsx';

const looks: Record<FileAnswer, { Icon: LucideIcon; box: string; icon: string }> = {
  'signed-here': { Icon: CircleCheck, box: 'border-sage/40 bg-sage-soft', icon: 'text-sage' },
  changed: { Icon: FilePen, box: 'border-lamp/60 bg-lamp-soft', icon: 'text-lamp-ink' },
  'signed-elsewhere': { Icon: Globe, box: 'border-line bg-sunken', icon: 'text-dusk' },
  'not-signed': { Icon: FileQuestionMark, box: 'border-line bg-sunken', icon: 'text-ink-soft' },
  broken: { Icon: CircleExclamationPoint, box: 'border-brick/40 bg-brick-soft', icon: 'text-brick' },
};

/** The one answer, what it rests on, and what to do. Takes the focus, so that reading goes on here. */
export function VerdictView({ name, verdict }: { name: string; verdict: FileVerdict }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answer, signatures } = verdict;
  const { Icon, box, icon } = looks[answer];
  const { title, means, meansNot, next } = text.answers[answer];
  const deciding = findDecidingSignature(verdict);
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface">
      <div className={`flex gap-4 border-b p-6 sm:p-7 ${box}`}>
        <Icon aria-hidden="true" className={`mt-1 size-8 shrink-0 ${icon}`} />
        <div className="grid min-w-0 gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-3xl">
            {title}
          </h2>
          <p>{means}</p>
        </div>
      </div>
      <div className="grid gap-7 p-6 sm:p-7">
        {deciding !== undefined && <SignatureRemarks signature={deciding} />}
        {verdict.movingParts.length > 0 && (
          <ul className="grid gap-1 rounded-m border border-line p-4 text-[.9375rem]">
            {verdict.movingParts.map((part) => (
              <li key={part}>{text.movingParts[part]}</li>
            ))}
          </ul>
        )}
        <VerifiedFactList
          facts={[...(deciding ? listSignatureFacts(deciding) : []), ...listFileFacts(name, verdict)]}
        />
        {deciding !== undefined && <RecordComparison verdict={verdict} signature={deciding} />}
        <div className="grid max-w-[68ch] gap-3 border-line border-t pt-6">
          <p>
            <strong className="font-semibold">{texts.meansNotLabel} </strong>
            {meansNot}
          </p>
          <p>
            <strong className="font-semibold">{texts.whatToDo} </strong>
            {next}
          </p>
        </div>
        {signatures.length > 1 && <AllSignatures signatures={signatures} />}
        {signatures.some(({ chain }) => chain.length > 0) && <Certificates signatures={signatures} />}
      </div>
    </div>
  );
}

function listFileFacts(name: string, { size, sha256 }: FileVerdict): [string, string][] {
  return [
    [texts.file, `${name} (${formatFileSize(size, locale)})`],
    [texts.fileHash, sha256],
  ];
}

function AllSignatures({ signatures }: { signatures: readonly CheckedSignature[] }) {
  return (
    <details className="border-line border-t pt-4">
      <summary className="min-h-11 py-2 font-semibold">{texts.signaturesTitle(signatures.length)}</summary>
      <ol className="grid gap-6 pt-3 *:not-first:border-line *:not-first:border-t *:not-first:pt-6">
        {signatures.map((signature, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the order distinguishes them, and it stays.
          <li key={place} className="grid gap-3">
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{place + 1}.</span>
              <StateBadge signature={signature} />
            </p>
            <SignatureRemarks signature={signature} />
            <VerifiedFactList facts={listSignatureFacts(signature)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function StateBadge({ signature: { integrity, addition, origin } }: { signature: CheckedSignature }) {
  if (integrity.state === 'broken') return <Badge look="wrong">{texts.broken}</Badge>;
  if (integrity.state === 'declined') return <Badge>{texts.notJudged}</Badge>;
  if (addition !== null) return <Badge look="now">{texts.intactChangedAfterwards}</Badge>;
  return origin === 'here' ? (
    <Badge look="done">{texts.intactSignedHere}</Badge>
  ) : (
    <Badge>{texts.intactSignedElsewhere}</Badge>
  );
}

function Certificates({ signatures }: { signatures: readonly CheckedSignature[] }) {
  const all = signatures.flatMap(({ chain }) => chain);
  const chain = [...new Map(all.map((certificate) => [certificate.fingerprint, certificate])).values()];
  return (
    <details className="border-line border-t pt-4">
      <summary className="min-h-11 py-2 font-semibold">{texts.certificatesTitle(chain.length)}</summary>
      <ul className="grid gap-6 pt-3 *:not-first:border-line *:not-first:border-t *:not-first:pt-6">
        {chain.map((certificate) => (
          <li key={certificate.fingerprint}>
            <VerifiedFactList
              facts={[
                [texts.madeOutTo, certificate.subject],
                [texts.issuedBy, certificate.issuer],
                [
                  texts.inForce,
                  texts.to(
                    formatLongDate(certificate.notBefore.slice(0, 10), locale),
                    formatLongDate(certificate.notAfter.slice(0, 10), locale),
                  ),
                ],
                [texts.serialNumber, certificate.serial],
                [texts.certificateHash, certificate.fingerprint],
              ]}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who signed, when and by whose clock, how, and under which id. */
function listSignatureFacts(signature: CheckedSignature): [string, string][] {
  const { kind, signer, signedAt, timeStamp, level, id, origin, integrity } = signature;
  const clock = origin === 'here' ? text.clocks.here : text.clocks.signer;
  const method = level === null ? texts.notPadesBaseline : texts.pades(level);
  const isRead = kind === 'signature' && integrity.state !== 'declined';
  return [
    ...(signer === null
      ? []
      : [fact(kind === 'time-stamp' ? texts.timeStampedBy : texts.signerLabel, signer)]),
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
function SignatureRemarks({ signature: { integrity, origin, addition } }: { signature: CheckedSignature }) {
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
