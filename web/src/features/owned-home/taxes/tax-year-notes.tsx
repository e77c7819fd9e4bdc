import * as texts from '@porchlight/content/en/owned-home/tax-time.ts';
import type { HomeTaxAnswer } from '@porchlight/domain/home-taxes/tax-year.ts';
import type { TaxYearForms } from '@porchlight/domain/owned-home/taxes/tax-years.ts';
import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { writeCents } from '../../tools/plan/fact-words.ts';

/** What is left out of a tax year's figure, and which tables it was worked out with. */
export function TaxYearNotes({ year, answer }: { year: TaxYearForms; answer: HomeTaxAnswer }) {
  const { taxYear, pointsCents, refundCents, propertyTaxCents } = year;
  const left = [
    pointsCents > 0 && texts.points(writeCents(pointsCents)),
    refundCents > 0 && texts.refund(writeCents(refundCents)),
    propertyTaxCents > 0 && texts.propertyTaxPaid(writeCents(propertyTaxCents), taxYear),
  ].filter((line) => line !== false);
  const tables = listTables(answer);
  return (
    <div className="grid max-w-[62ch] gap-4 text-[.9375rem]">
      {left.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tables.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{texts.sources}</p>
          <ul className="grid gap-1 text-ink-soft text-sm">
            {tables.map(({ id, source }) => (
              <li key={id} className="wrap-anywhere">
                {source.url === undefined ? (
                  source.title
                ) : (
                  <SiteLink href={source.url} className="text-link">
                    {source.title}
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const listTables = ({ interest, premiums, certificate }: HomeTaxAnswer): TableUse[] =>
  [interest, premiums, certificate].flatMap((part) =>
    part == null || part.before !== undefined ? [] : part.table,
  );
