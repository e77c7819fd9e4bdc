import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import type { JudgedOffer, OfferComparison } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { ChevronDown, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { formatMonths } from '../figures.ts';

const { answer, stay, slips, questions } = loanOffers;

/** What each offer takes in five years, what would change that, and what in it does not add up. */
export function OffersAnswer({ result }: { result: OfferComparison }) {
  return (
    <section aria-labelledby="offers-answer" className="grid gap-6">
      <h2 id="offers-answer" className="text-3xl">
        {answer.title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
        {result.offers.map((offer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two lenders may have one name.
          <Offer key={place} offer={offer} />
        ))}
      </ul>
      {result.notices.map((notice) => (
        <p key={notice} className="flex gap-3 rounded-m bg-sunken px-5 py-4">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-dusk" />
          <span className="max-w-[68ch]">{notice}</span>
        </p>
      ))}
      <Stay result={result} />
    </section>
  );
}

function Offer({ offer }: { offer: JudgedOffer }) {
  const isLowest = offer.place === 1;
  return (
    <li
      className={`grid content-start gap-3 rounded-m border-2 bg-surface p-5 sm:p-6 ${isLowest ? 'border-dusk' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="wrap-anywhere font-sans font-semibold text-lg tracking-normal">{offer.name}</h3>
        {isLowest && <Badge look="done">{answer.cheapest}</Badge>}
      </div>
      <p className="figure-tabular font-display font-medium text-3xl">${offer.fiveYearCost}</p>
      <p className="figure-tabular text-ink-soft">
        {!isLowest && (
          <span className="block font-semibold text-ink">
            ${offer.more} {answer.more}
          </span>
        )}
        {answer.principal} ${offer.principalPaid}
      </p>
      <details className="group border-line border-t pt-1">
        <summary className="flex min-h-11 list-none items-center justify-between font-medium text-[.9375rem] text-dusk [&::-webkit-details-marker]:hidden">
          <span>
            {texts.breakdownTitle}
            <span className="sr-only">: {offer.name}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform duration-150 ease-out group-open:rotate-180 print:hidden"
          />
        </summary>
        <dl className="figure-tabular grid gap-1 text-[.9375rem] leading-normal">
          {offer.formula.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-x-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {offer.slips.length > 0 && (
        <div className="grid gap-2 rounded-m bg-lamp-soft p-4 text-[.9375rem] text-lamp-ink leading-normal">
          <p className="flex gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {slips}
          </p>
          <ul className="grid gap-1.5">
            {offer.slips.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function Stay({ result: { spans, offers } }: { result: OfferComparison }) {
  const [only] = spans;
  return (
    <div className="grid gap-3">
      <h3 className="text-xl">{stay.title}</h3>
      <p className="max-w-[68ch] text-ink-soft">{stay.lead}</p>
      {spans.length === 1 && only ? (
        <p className="font-semibold">
          {offers[only.offer]?.name} {stay.always}
        </p>
      ) : (
        <ol className="grid gap-px overflow-hidden rounded-m border border-line bg-line">
          {spans.map(({ from, until, offer }, place) => (
            <li key={from} className="grid gap-x-6 bg-surface px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <span>{describeSpan(from, until, place === spans.length - 1)}</span>
              <span className="font-semibold">{texts.isTheLowest(offers[offer]?.name ?? '')}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function describeSpan(from: number, until: number, isLast: boolean): string {
  const to = texts.month(formatMonths(until), until);
  if (from === 1) return texts.stayUpTo(to);
  return isLast ? texts.stayLongerThan(formatMonths(from - 1)) : texts.fromMonthTo(from, to);
}

/** What to ask, lender by lender. */
export function OfferQuestions({ result }: { result: OfferComparison }) {
  return (
    <section aria-labelledby="offer-questions" className="grid gap-5">
      <div>
        <h2 id="offer-questions" className="text-3xl">
          {questions.title}
        </h2>
        <p className="mt-1 text-ink-soft">{questions.lead}</p>
      </div>
      <div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-2">
        {result.offers.map((offer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two lenders may have one name.
          <div key={place} className="grid break-inside-avoid gap-2">
            <h3 className="wrap-anywhere text-xl">{offer.name}</h3>
            {offer.questions.length === 0 ? (
              <p className="text-ink-soft">{questions.none}</p>
            ) : (
              <ul className="grid max-w-[62ch] list-disc gap-2 pl-5">
                {offer.questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
