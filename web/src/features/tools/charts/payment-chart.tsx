import * as texts from '@porchlight/content/en/tools/charts.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { useId } from 'react';
import { PartSample, PartsBar } from '../../../ui/parts-bar.tsx';

/** Dollars a month as on the wire, such as "1910.41". What is "0.00" is left out. */
export type PaymentParts = {
  principalAndInterest: string;
  propertyTax: string;
  insurance: string;
  mortgageInsurance: string;
  dues: string;
};

/** What a month's payment is made of: one bar in parts, a sentence that says what it shows, and the same figures as a table. */
export function PaymentChart({ parts, total }: { parts: PaymentParts; total: string }) {
  const id = useId();
  const lines = (Object.keys(texts.paymentParts) as (keyof PaymentParts)[]).flatMap((part) =>
    Number(parts[part]) > 0 ? [{ part, size: Number(parts[part]), amount: parts[part] }] : [],
  );
  const [largest] = [...lines].sort((one, other) => other.size - one.size);
  if (largest === undefined) return null;
  const share = Math.round((largest.size / Number(total)) * 100);
  return (
    <figure
      aria-labelledby={id}
      className="grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 print:break-inside-avoid print:rounded-none print:border-0 print:p-0"
    >
      <figcaption className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {texts.paymentTitle}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">
          {texts.paymentLead(formatDollars(total, 'whole'), share, texts.paymentParts[largest.part])}
        </p>
      </figcaption>
      <div className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-2">
        <PartsBar sizes={lines.map(({ size }) => size)} height={44} />
        <table className="figure-tabular w-full">
          <caption className="sr-only">{texts.paymentTitle}</caption>
          <tbody>
            {lines.map(({ part, amount }, place) => (
              <tr key={part}>
                <th scope="row" className="py-1 text-left font-normal">
                  <span className="inline-flex items-center gap-2.5">
                    <PartSample place={place} />
                    {texts.paymentParts[part]}
                  </span>
                </th>
                <td className="py-1 pl-4 text-right">{formatDollars(amount, 'whole')}</td>
              </tr>
            ))}
            <tr className="border-line border-t font-semibold">
              <th scope="row" className="pt-2 text-left">
                {texts.togetherAMonth}
              </th>
              <td className="pt-2 pl-4 text-right">{formatDollars(total, 'whole')}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  );
}
