import { locale } from '@porchlight/content/en/locale.ts';
import { offerTermsText, offerTermsWords as words } from '@porchlight/content/en/tools/offer-terms.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type {
  OfferTermsInput,
  OfferTermsResult,
} from '@porchlight/domain/tools/offer-terms/offer-terms.contract.ts';
import { useId } from 'react';
import { ComparisonTable } from '../comparison-table.tsx';
import { formatMonths } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { offerTermsTool } from './offer-terms-tool.ts';

/** The terms of an offer: what each takes in cash, a credit beside a lower price, and the earnest money by date. */
export default function OfferTermsPage() {
  return (
    <ToolPage tool={offerTermsTool} text={offerTermsText}>
      {({ input, result }) => (
        <>
          {Number(input.sellerCredit) > 0 && <CreditOrCut result={result} />}
          <Earnest input={input} result={result} />
        </>
      )}
    </ToolPage>
  );
}

function CreditOrCut({ result }: { result: OfferTermsResult }) {
  const isCutFirst = result.breakEvenMonths === 0;
  const ways = [
    { key: 'credit', name: words.credit, isSetApart: !isCutFirst, ...result.credit },
    { key: 'cut', name: words.cut, isSetApart: isCutFirst, ...result.cut },
  ];
  return (
    <ComparisonTable
      title={words.table}
      says={describe(result)}
      columns={words.columns}
      rows={ways.map(({ key, name, isSetApart, price, loan, cash, payment }) => ({
        ...{ key, name, isSetApart },
        cells: [price, loan, cash, payment].map((dollars) => formatDollars(dollars, 'whole')),
      }))}
    />
  );
}

function describe({ cashSavedByCredit, paymentSavedByCut, breakEvenMonths }: OfferTermsResult): string {
  const { says } = words;
  if (breakEvenMonths === 0) return says.cutFirst;
  const cash = formatDollars(cashSavedByCredit, 'whole');
  if (breakEvenMonths === null) return says.creditAlways(cash);
  return says.creditFirst(cash, formatDollars(paymentSavedByCut, 'whole'), formatMonths(breakEvenMonths));
}

function Earnest({ input, result }: { input: OfferTermsInput; result: OfferTermsResult }) {
  const id = useId();
  if (Number(input.earnestMoney) === 0) return null;
  if (result.earnest.length === 0) {
    return (
      <section aria-labelledby={id} className="grid max-w-[68ch] gap-3 text-ink-soft">
        <h2 id={id} className="text-2xl text-ink">
          {words.earnest}
        </h2>
        <p>{words.enterDates}</p>
      </section>
    );
  }
  return (
    <ComparisonTable
      title={words.earnest}
      says={input.activeRemoval ? words.standsUntilRemoved : undefined}
      columns={words.earnestColumns}
      rows={result.earnest.map(({ from, paid, isProtected, atRisk }) => ({
        key: from,
        name: formatCalendarDate(from, locale),
        cells: [
          formatDollars(paid, 'whole'),
          isProtected ? words.stands : words.none,
          formatDollars(atRisk, 'whole'),
        ],
      }))}
    />
  );
}
