import { firstPayment as text } from '@porchlight/content/en/landing/first-look.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import {
  computeFirstPayment,
  type FirstPayment,
  type PaymentAssumptions,
} from '@porchlight/domain/landing/first-payment.ts';
import { parseDollarAmount } from '@porchlight/domain/leads/questionnaire/down-payment.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import type { NewestWeek } from '@porchlight/domain/weekly-rates/weekly-rates.contract.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { inputLook } from '../../ui/forms/field.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const example = { price: text.price.initial, downPayment: text.downPayment.initial };
type Asked = keyof typeof example;

/**
 * A month's payment from a price and a down payment, with what it assumes named and the way to the full calculator, which takes the
 * figures along. The browser alone reads them. What is typed before the page is alive counts.
 */
export function PaymentCard({ assumptions: built }: { assumptions: PaymentAssumptions }) {
  const [assumptions, setAssumptions] = useState(built);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(example);
  const payment = answer(typed, assumptions);

  function read(): void {
    const find = (name: Asked) =>
      fields.current?.querySelector<HTMLInputElement>(`[data-asked="${name}"]`)?.value ?? example[name];
    const [price, downPayment] = [find('price'), find('downPayment')];
    setTyped({ price, downPayment });
    // As platform/offline/entered-figures.ts, which the first page has no room for. An example is no one's answer.
    const entered = JSON.stringify({
      purchasePrice: price === example.price ? undefined : price,
      downPayment: downPayment === example.downPayment ? undefined : downPayment,
    });
    try {
      if (entered !== '{}') localStorage.enteredFigures = entered;
    } catch {
      // A browser that keeps nothing carries nothing.
    }
  }
  useEffect(read, []);
  // The built page knows the release's week. The server's is read bare: what other pages read it with takes more bytes than there are.
  useEffect(() => {
    fetch('/api/weekly-rates/newest')
      .then((answer) => answer.json())
      .then(
        ({ percent30, source }: NewestWeek) =>
          percent30 && setAssumptions({ ...built, ratePercent: Number(percent30), rateSource: source }),
      )
      .catch(() => undefined);
  }, [built]);

  return (
    <section
      aria-labelledby={id}
      className="relative grid gap-3 rounded-l border border-line bg-surface p-4 shadow-lift sm:p-6"
    >
      <h2 id={id} className="font-sans font-semibold text-[1.0625rem] tracking-normal">
        {text.title}
      </h2>
      <p className="hidden noscript:block">{text.withoutScripts}</p>
      <div ref={fields} onInput={read} className="grid grid-cols-2 gap-x-4 noscript:hidden">
        {(['price', 'downPayment'] as const).map((name) => (
          <label
            key={name}
            className="row-span-2 grid grid-rows-subgrid gap-y-1.5 font-semibold text-[.9375rem]"
          >
            {text[name].label}
            <span className="relative self-end font-normal text-base">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-3.5 flex items-center text-ink-soft"
              >
                $
              </span>
              <input
                data-asked={name}
                defaultValue={text[name].initial}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                aria-describedby={`${id}-assumed`}
                className={`figure-tabular pl-7.5 ${inputLook}`}
              />
            </span>
          </label>
        ))}
      </div>
      <p aria-live="polite" className="min-h-11 font-display font-medium text-[2.25rem] leading-tight">
        {payment === undefined ? (
          <span className="font-sans font-normal text-[.9375rem]">{text.unread}</span>
        ) : (
          <>
            <span className="figure-tabular">{formatDollars(String(payment.total), 'whole')}</span>{' '}
            <span className="font-normal font-sans text-base text-ink-soft">{text.aMonth}</span>
          </>
        )}
      </p>
      <p id={`${id}-assumed`} className="text-[.875rem] text-ink-soft leading-normal">
        {text.assumed({
          ...assumptions,
          years: assumptions.termMonths / 12,
          mortgageInsurance: payment?.mortgageInsurance ?? 0,
        })}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <SiteLink
          href={linkCalculator(typed, assumptions.ratePercent)}
          className="inline-flex min-h-11 items-center text-link"
        >
          {text.calculator}
        </SiteLink>
        <SiteLink href={text.estimate.href} className="inline-flex min-h-11 items-center text-link">
          {text.estimate.label}
        </SiteLink>
      </p>
    </section>
  );
}

function answer(typed: typeof example, assumptions: PaymentAssumptions): FirstPayment | undefined {
  const [price, downPayment] = [parseDollarAmount(typed.price), parseDollarAmount(typed.downPayment || '0')];
  if (price === undefined || downPayment === undefined) return undefined;
  return computeFirstPayment({ price, downPayment }, assumptions);
}

/** Behind "#", which no browser sends. */
function linkCalculator(typed: typeof example, ratePercent: number): string {
  return `${getToolPath('monthly-payment')}#${new URLSearchParams({ ...typed, ratePercent: String(ratePercent) })}`;
}
