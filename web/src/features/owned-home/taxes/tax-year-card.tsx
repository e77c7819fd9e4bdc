import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Content, HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { computeHomeTaxYear, type HomeTaxAnswer } from '@porchlight/domain/owned-home/home-taxes/tax-year.ts';
import type { form1098Kind } from '@porchlight/domain/owned-home/kinds/form-1098.ts';
import { MAX_RECORD_CENTS } from '@porchlight/domain/owned-home/record-fields.ts';
import { findCertificate, type TaxYearForms } from '@porchlight/domain/owned-home/taxes/tax-years.ts';
import type { TableUse } from '@porchlight/domain/programs/data-table.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { parseTypedCents } from '../../tools/plan/typed-cents.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { OpenedDetails } from '../opened-details.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';
import { TaxYearLines } from './tax-year-lines.tsx';

/** What is left out of a tax year's figure, and which tables it was worked out with. */
function TaxYearNotes({ year, answer }: { year: TaxYearForms; answer: HomeTaxAnswer }) {
  const { taxYear, pointsCents, refundCents, propertyTaxCents } = year;
  const left = [
    pointsCents > 0 && texts.points(formatCents(pointsCents)),
    refundCents > 0 && texts.refund(formatCents(refundCents)),
    propertyTaxCents > 0 && texts.propertyTaxPaid(formatCents(propertyTaxCents), taxYear),
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

/** What the owner types of a tax year on the page; nothing of it is kept. */
type TypedFigures = {
  agi: string;
  isSeparate: boolean;
  averageBalance: string;
  tax: string;
  carryIn: string;
};

const noFigures: TypedFigures = {
  ...{ agi: '', isSeparate: false, averageBalance: '', tax: '', carryIn: '' },
};

type TypedAmount = 'agi' | 'averageBalance' | 'tax' | 'carryIn';

const refusals: Record<TypedAmount, string> = {
  ...{ agi: texts.enterIncome, averageBalance: texts.enterBalance },
  ...{ tax: texts.enterTax, carryIn: texts.enterTax },
};

/** Cents of each figure, null where nothing is typed or it cannot be taken; what is wrong by figure. */
function loadAlertFigures(typed: TypedFigures): {
  cents: Record<TypedAmount, number | null>;
  problems: Partial<Record<TypedAmount, string>>;
} {
  const cents = { agi: null, averageBalance: null, tax: null, carryIn: null } as Record<
    TypedAmount,
    number | null
  >;
  const problems: Partial<Record<TypedAmount, string>> = {};
  for (const name of Object.keys(refusals) as TypedAmount[]) {
    const read = parseTypedCents(typed[name]);
    if (read === null) continue;
    const least = name === 'averageBalance' ? 1 : 0;
    if (read >= least && read <= MAX_RECORD_CENTS) cents[name] = read;
    else problems[name] = refusals[name];
  }
  return { cents, problems };
}

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
  const { cents, problems } = loadAlertFigures(typed);
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
            <RowLine>{texts.formLine(formatCents(record.content.interest))}</RowLine>
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
  return [say(formatCents(scheduleACents)), premiums === null && texts.needsIncome].filter(Boolean).join(' ');
}

/** What the certificate takes off the tax of a year, what of it is used, and what is left for later years. */
function CertificateCredit({
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
      <p>{texts.creditIs(formatCents(creditCents))}</p>
      {isKnown ? (
        <p>
          {texts.creditUsed(formatCents(usedCents))} {texts.creditLeft(formatCents(leftCents))}
        </p>
      ) : (
        <p>{texts.creditNeedsTax}</p>
      )}
      {mostCents !== null && <p className="text-ink-soft">{texts.creditCapped(formatCents(mostCents))}</p>}
      {isShare && <p className="text-ink-soft">{texts.creditShare}</p>}
      <p className="text-ink-soft">{texts.creditRecapture}</p>
    </div>
  );
}

/** What has to be typed for a tax year: only what its answer needs, and none of it is kept. */
function FigureFields({
  typed,
  problems,
  asks,
  onChange,
}: {
  typed: TypedFigures;
  problems: Partial<Record<TypedAmount, string>>;
  asks: { agi: boolean; isSeparate: boolean; averageBalance: boolean; tax: boolean };
  onChange: (typed: TypedFigures) => void;
}) {
  if (!Object.values(asks).includes(true)) return null;
  const set = (name: TypedAmount) => ({
    label: texts.typed[name],
    error: problems[name],
    value: typed[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
    onBlur: () => onChange({ ...typed, [name]: tidyDollars(typed[name]) }),
  });
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{texts.typedTitle}</legend>
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft sm:col-span-2">{texts.typedNote}</p>
      {asks.agi && <TextField {...set('agi')} hint={texts.agiHint} />}
      {asks.averageBalance && <TextField {...set('averageBalance')} hint={texts.averageHint} />}
      {asks.tax && <TextField {...set('tax')} />}
      {asks.tax && <TextField {...set('carryIn')} />}
      {asks.isSeparate && (
        <div className="sm:col-span-2">
          <Checkbox
            checked={typed.isSeparate}
            onChange={({ target }) => onChange({ ...typed, isSeparate: target.checked })}
          >
            {texts.typed.separately}
          </Checkbox>
        </div>
      )}
    </fieldset>
  );
}
