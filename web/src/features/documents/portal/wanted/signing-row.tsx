import { asksToSign, readAndSign } from '@porchlight/content/en/today.ts';
import type { SigningRequest } from '@porchlight/domain/today/today.contract.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';

/** What someone else asked the reader to sign, with one press to it. */
export default function SigningRow({ id, document, from }: SigningRequest) {
  const title = asksToSign(from);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {document !== null && <p className="wrap-anywhere text-[.95rem] text-ink-soft">{document}</p>}
      </div>
      <ButtonLink
        to={paths.signRequest(id)}
        variant="primary"
        size="small"
        aria-label={`${readAndSign}: ${title}`}
      >
        {readAndSign}
      </ButtonLink>
    </li>
  );
}
