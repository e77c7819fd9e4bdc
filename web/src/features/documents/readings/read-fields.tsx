import * as texts from '@porchlight/content/en/document-readings.ts';
import { labelField } from '@porchlight/content/en/document-readings.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import {
  isCertain,
  type ShownField,
  type ShownReading,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { BadgeCheck, CircleCheck, CircleExclamationPoint, Hourglass, ScanLine, ScanText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { formatReadValue } from './read-value.ts';

const looks = {
  read: { look: 'plain', Icon: ScanText },
  proved: { look: 'done', Icon: BadgeCheck },
  check: { look: 'wrong', Icon: CircleExclamationPoint },
  unread: { look: 'wrong', Icon: ScanLine },
  confirmed: { look: 'done', Icon: CircleCheck },
} as const;

/** How certain a figure is, in a word; `isPartial` while further pages are read, which may prove it. */
function FieldState({ state, isPartial }: Pick<ShownField, 'state'> & { isPartial: boolean }) {
  const { look, Icon } = isPartial ? { look: 'plain' as const, Icon: Hourglass } : looks[state];
  return (
    <Badge look={look}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isPartial ? texts.stateSoFar : texts.states[state]}
    </Badge>
  );
}

/** One figure: a press shows its place on the page, and opens what can be done with it. */
function ReadFieldRow({
  name,
  field,
  isPartial,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  field: ShownField;
  isPartial: boolean;
  isChosen: boolean;
  onChoose: () => void;
  /** Shown below it while it is chosen. */
  children: ReactNode;
}) {
  const label = labelField(name);
  return (
    <li
      data-field={name}
      className={`rounded-s border ${isChosen ? 'border-line-strong bg-sunken' : 'border-transparent'}`}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 rounded-s px-2.5 py-2 text-left hover:bg-sunken"
      >
        <span className="text-[.9rem] text-ink-soft">{label}</span>
        <FieldState state={field.state} isPartial={isPartial} />
        <span className="figure-tabular wrap-anywhere col-span-2 font-semibold">
          {field.state === 'unread' ? texts.couldNotRead : formatReadValue(name, field.value)}
        </span>
        <span className="sr-only">{texts.showOnPage(label)}</span>
      </button>
      {(field.readAs !== undefined || field.method === 'picture' || (isChosen && children)) && (
        <div className="grid gap-2 px-2.5 pb-3">
          {field.readAs !== undefined && (
            <p className="text-[.9rem] text-ink-soft">
              {field.readAs === null
                ? texts.couldNotRead
                : texts.wasReadAs(formatReadValue(name, field.readAs))}
            </p>
          )}
          {isChosen && field.method === 'picture' && (
            <p className="text-[.9rem] text-ink-soft">{texts.recognized}</p>
          )}
          {isChosen && children}
        </div>
      )}
    </li>
  );
}

/** The figures of a paper: those to check first, then page by page, with the lines of its sections. */
export function ReadFields({
  reading,
  chosen,
  onChoose,
  renderWork,
}: {
  reading: ShownReading;
  chosen: string | undefined;
  onChoose: (name: string) => void;
  /** What can be done with a figure that is chosen. */
  renderWork: (name: string, field: ShownField) => ReactNode;
}) {
  const all = Object.entries(reading.fields);
  const toCheck = all.filter(([, { state }]) => needsLook(state));
  const byPage = [...Map.groupBy(all, ([, { page }]) => page)].sort(([one], [other]) => one - other);
  const drawRow = ([name, field]: [string, ShownField]) => (
    <ReadFieldRow
      key={name}
      name={name}
      field={field}
      isPartial={reading.isPartial === true}
      isChosen={chosen === name}
      onChoose={() => onChoose(name)}
    >
      {renderWork(name, field)}
    </ReadFieldRow>
  );
  const rest = byPage.flatMap(([page, fields]) => {
    const others = fields.filter(([, { state }]) => !needsLook(state));
    return others.length === 0 ? [] : [{ page, fields: others }];
  });
  return (
    <div className="grid gap-5">
      {toCheck.length > 0 && (
        <section aria-labelledby="to-check" className="grid gap-1.5">
          <h3 id="to-check" className="font-sans font-semibold text-[1.0625rem]">
            {texts.pleaseCheck}
          </h3>
          <p className="text-[.9rem] text-ink-soft">{texts.pleaseCheckWhy}</p>
          <ul className="-mx-2.5 grid">{toCheck.map(drawRow)}</ul>
        </section>
      )}
      {rest.map(({ page, fields }) => (
        <section key={page} aria-labelledby={`read-page-${page}`} className="grid gap-1.5">
          <h3 id={`read-page-${page}`} className="font-sans font-semibold text-[1.0625rem]">
            {texts.onPage(page)}
          </h3>
          <ul className="-mx-2.5 grid">{fields.map(drawRow)}</ul>
        </section>
      ))}
      <ReadLines lines={reading.lines} />
    </div>
  );
}

const needsLook = (state: ShownField['state']) => state === 'check' || state === 'unread';

/** The lines of each section, closed until they are opened. */
function ReadLines({ lines }: Pick<ShownReading, 'lines'>) {
  return Object.entries(lines).map(([section, rows]) =>
    rows.length === 0 ? null : (
      <details key={section} className="border-line border-t pt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {texts.linesOf(labelField(section))}
        </summary>
        <ul className="grid gap-1.5">
          {rows.map(({ label, amount, detail, page, box }) => (
            <li
              key={`${page} ${box.y} ${label}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-[.9375rem]"
            >
              <span className="wrap-anywhere">
                {label}
                {detail !== null && <span className="text-ink-soft"> ({detail})</span>}
              </span>
              <span className="figure-tabular">{/^-?\d/.test(amount) ? formatDollars(amount) : amount}</span>
            </li>
          ))}
        </ul>
      </details>
    ),
  );
}

/** How many figures were read, how many of them are certain, and how many need a check. */
export function ReadSummary({ fields }: Pick<ShownReading, 'fields'>) {
  const all = Object.values(fields);
  const toCheck = all.filter(({ state }) => needsLook(state)).length;
  const read = all.filter(({ state }) => state !== 'unread').length;
  return <p>{texts.summary(read, all.filter(isCertain).length, toCheck)}</p>;
}
