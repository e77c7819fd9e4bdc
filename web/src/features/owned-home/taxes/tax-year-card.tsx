import * as texts from '@porchlight/content/en/owned-home/tax-time.ts';
import { computeHomeTaxYear, type HomeTaxAnswer } from '@porchlight/domain/home-taxes/tax-year.ts';
import type { Content, HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import type { form1098Kind } from '@porchlight/domain/owned-home/kinds/form-1098.ts';
import { findCertificate, type TaxYearForms } from '@porchlight/domain/owned-home/taxes/tax-years.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { writeCents } from '../../tools/plan/fact-words.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { OpenedDetails } from '../opened-details.tsx';
import { CertificateCredit } from './certificate-credit.tsx';
import { FigureFields } from './figure-fields.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';
import { TaxYearLines } from './tax-year-lines.tsx';
import { TaxYearNotes } from './tax-year-notes.tsx';
import { noFigures, readFigures } from './typed-figures.ts';

/** A tax year: what counts of it, each line of the sum, what has to be typed for it, and what is not known. */
export function TaxYearCard({
  year,
  records,
  isFolded,
  onChange,
}: Pick<HomePartProps, 'records'> & {
  year: TaxYearForms;
  /** Of earlier years the answer alone is in sight at first. */
  isFolded: boolean;
  onChange: (record: HomeRecord<Content<typeof form1098Kind>>) => void;
}) {
  const [typed, setTyped] = useState(noFigures);
  const { cents, problems } = readFigures(typed);
  const issued = findCertificate(records, year.interestCents);
  const answer = computeHomeTaxYear({
    ...year,
    averageBalanceCents: cents.averageBalance,
    agiCents: cents.agi,
    isMarriedSeparately: typed.isSeparate,
    certificate: issued && { ...issued, carryInCents: cents.carryIn ?? 0, taxCents: cents.tax },
  });
  const { interest } = answer;
  const isHeld = interest.before === undefined;
  const id = `tax-year-${year.taxYear}`;
  const parts = (
    <>
      {isHeld && <TaxYearLines year={year} answer={answer} rate={issued?.ratePercent.toString()} />}
      <FigureFields
        typed={typed}
        problems={problems}
        asks={{
          agi: answer.premiums !== undefined && answer.premiums?.before === undefined,
          // The limit is half for those who file separately, so that it is asked about wherever there is one.
          isSeparate: isHeld,
          averageBalance: isHeld && year.principalCents > interest.limitCents,
          tax: issued !== null && answer.certificate?.before === undefined,
        }}
        onChange={setTyped}
      />
      {answer.certificate !== undefined && (
        <CertificateCredit credit={answer.certificate} isShare={issued?.isShare === true} />
      )}
      <TaxYearNotes year={year} answer={answer} />
      <RecordRows>
        {year.forms.map((record) => (
          <RecordRow
            key={record.id}
            name={texts.formName(record.content.lender, record.content.taxYear)}
            onChange={() => onChange(record)}
          >
            <RowLine>{texts.formLine(writeCents(record.content.interest))}</RowLine>
          </RecordRow>
        ))}
      </RecordRows>
    </>
  );
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-m border border-line p-5 sm:p-6">
      <div className="grid gap-1.5">
        <h3 id={id} className="text-xl">
          {texts.taxYear(year.taxYear)}
        </h3>
        <p className="figure-tabular max-w-[60ch] text-lg" aria-live="polite">
          {describeAnswer(answer)}
        </p>
      </div>
      {isFolded ? (
        <OpenedDetails
          className="group/year"
          summaryLook="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-link"
          summary={
            <>
              <ChevronDown aria-hidden="true" className="size-4.5 group-open/year:rotate-180" />
              {texts.showYear(year.taxYear)}
            </>
          }
        >
          {() => <div className="mt-3 grid gap-5">{parts}</div>}
        </OpenedDetails>
      ) : (
        parts
      )}
    </section>
  );
}

function describeAnswer({ interest, premiums, scheduleACents = 0 }: HomeTaxAnswer): string {
  if (interest.before !== undefined) return texts.yearNotHeld(interest.before);
  const say = interest.isLeast ? texts.countsAtLeast : texts.counts;
  return [say(writeCents(scheduleACents)), premiums === null && texts.needsIncome].filter(Boolean).join(' ');
}
