import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import type { FoundSignature } from '@porchlight/domain/signing/signing-views.ts';
import type { CheckedSignature, FileVerdict } from '@porchlight/pdf/verify/verification.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleExclamationPoint, Info } from 'lucide-react';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';

/** What the server's record of a signature says beside what the file says. Only the id is sent. */
export function RecordComparison({
  verdict,
  signature,
}: {
  verdict: FileVerdict;
  signature: CheckedSignature;
}) {
  if (signature.origin !== 'here') return null;
  if (signature.id === null) return <Line look="plain">{text.record.noId}</Line>;
  return <Comparison id={signature.id} verdict={verdict} signature={signature} />;
}

function Comparison({
  id,
  verdict,
  signature,
}: {
  id: string;
  verdict: FileVerdict;
  signature: CheckedSignature;
}) {
  const found = useQuery(api.signing.find.queryOptions({ input: { id }, retry: false }));
  if (found.data) {
    const [look, words] = compare(found.data, verdict, signature);
    return <Line look={look}>{words}</Line>;
  }
  if (found.isError && parseFailure(found.error).code === 'NOT_FOUND')
    return <Line look="wrong">{text.record.unknown}</Line>;
  if (found.isError || found.isPaused) return <Line look="plain">{text.record.unreachable}</Line>;
  return <Line look="plain">{text.record.busy}</Line>;
}

type Look = 'done' | 'plain' | 'wrong';

function compare(record: FoundSignature, verdict: FileVerdict, signature: CheckedSignature): [Look, string] {
  const isOurs = signature.chain[0]?.fingerprint === record.certificateFingerprint;
  if (isOurs && record.sha256 === verdict.sha256) return ['done', text.record.agrees];
  if (isOurs && record.sha256 === signature.coveredSha256) return ['plain', text.record.agreesInPart];
  return ['wrong', text.record.differs];
}

const looks = {
  done: { Icon: CircleCheck, icon: 'text-sage' },
  plain: { Icon: Info, icon: 'text-ink-soft' },
  wrong: { Icon: CircleExclamationPoint, icon: 'text-brick' },
};

function Line({ look, children }: { look: Look; children: string }) {
  const { Icon, icon } = looks[look];
  return (
    <p role="status" className="flex max-w-[68ch] gap-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5.5 shrink-0 ${icon}`} />
      <span>
        <strong className="font-semibold">{text.record.title}</strong> {children}
      </span>
    </p>
  );
}
