import * as texts from '@porchlight/content/en/owned-home/tax-time.ts';
import type { HomeTaxAnswer } from '@porchlight/domain/home-taxes/tax-year.ts';
import { writeCents } from '../../tools/plan/fact-words.ts';

/** What the certificate takes off the tax of a year, what of it is used, and what is left for later years. */
export function CertificateCredit({
  credit,
  isShare,
}: {
  credit: NonNullable<HomeTaxAnswer['certificate']>;
  isShare: boolean;
}) {
  if (credit.before !== undefined)
    return <p className="text-[.9375rem] text-ink-soft">{texts.creditBefore(credit.before)}</p>;
  const { creditCents, mostCents, usedCents, leftCents } = credit;
  const isKnown = usedCents !== null && leftCents !== null;
  return (
    <div className="figure-tabular grid max-w-[62ch] gap-1.5 rounded-m bg-sunken p-5 text-[.9375rem]">
      <p className="font-semibold">{texts.creditTitle}</p>
      <p>{texts.creditIs(writeCents(creditCents))}</p>
      {isKnown ? (
        <p>
          {texts.creditUsed(writeCents(usedCents))} {texts.creditLeft(writeCents(leftCents))}
        </p>
      ) : (
        <p>{texts.creditNeedsTax}</p>
      )}
      {mostCents !== null && <p className="text-ink-soft">{texts.creditCapped(writeCents(mostCents))}</p>}
      {isShare && <p className="text-ink-soft">{texts.creditShare}</p>}
      <p className="text-ink-soft">{texts.creditRecapture}</p>
    </div>
  );
}
