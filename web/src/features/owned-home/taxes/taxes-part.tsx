import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { TaxDueAnswer } from './due-answer.tsx';
import { HomesteadSection } from './homestead-section.tsx';
import { ImprovementsSection } from './improvements-section.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { PropertyTaxSection } from './property-tax-section.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { TaxTimeSection } from './tax-time-section.tsx';

/** Taxes and insurance: the next thing that is due and what a month comes to, then each part with its records. */
export default function TaxesPart(props: HomePartProps) {
  return (
    <>
      <TaxDueAnswer {...props} />
      <OnThisPage />
      <PropertyTaxSection {...props} />
      <HomesteadSection {...props} />
      <InsuranceSection {...props} />
      <QuotesSection {...props} />
      <TaxTimeSection {...props} />
      <ImprovementsSection {...props} />
    </>
  );
}

/** The sections by their ids. */
const sections = {
  'property-tax': texts.propertyTax,
  homestead: texts.homestead,
  insurance: texts.insurance,
  quotes: texts.quotes,
  'tax-time': texts.taxTime,
  improvements: texts.improvements,
} as const;

function OnThisPage() {
  return (
    <nav aria-label={texts.onThisPage} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
