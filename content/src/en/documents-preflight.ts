import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';

const kinds: Readonly<Record<string, string>> = {
  loan_estimate: 'Loan Estimate',
  closing_disclosure: 'Closing Disclosure',
  w2: 'W-2',
  form_1098: 'Form 1098',
  appraisal: 'Appraisal',
  credit_score_notice: 'Credit score notice',
  escrow_statement: 'Escrow statement',
  tax_bill: 'Property tax bill',
  homeowners_insurance: 'Homeowner’s insurance declarations',
  bank_statement: 'Bank statement',
  pay_stub: 'Pay stub',
  photo_id: 'Photo ID',
};

export const checking = 'Checking what is in this file…';
export const found = 'What was found in this file';
export const hide = 'Hide';
export const hideFound = ' what was found';
export const fromHere = 'Read in your browser. Nobody else sees this.';
export const nothingFound = 'Nothing to mend was found.';
/** Why a file of an unknown kind is not checked further. */
export const unknown = {
  'no-text':
    'This PDF is a scan or a photo, without text of its own. It is read on this site’s machine next: what comes of it shows here.',
  'spanish-form':
    'This is the Spanish form. Only the English one is read: ask your lender for it, or enter its figures by hand.',
  'not-a-form':
    'It has text, but it is not one of the papers that are read here. Look through it yourself before you go on.',
} as const;
export const goOn = 'You can go on with this file as it is.';

/** What a file is, with its year or its days where they were read. */
export function looksLike(form: string, details: Readonly<Record<string, string>>): string {
  const { year, period_start: start, period_end: end, expires } = details;
  const day = details.pay_date ?? details.date_issued ?? details.effective_date ?? details.date;
  const of =
    year !== undefined
      ? ` for ${year}`
      : start !== undefined && end !== undefined && form !== 'pay_stub'
        ? ` for ${formatCalendarDate(start)} to ${formatCalendarDate(end)}`
        : day !== undefined
          ? ` of ${formatCalendarDate(day)}`
          : expires !== undefined
            ? ` that expires on ${formatCalendarDate(expires)}`
            : '';
  return `${kinds[form] ?? 'A paper'}${of}`;
}

export const duplicate = (name: string) =>
  `This is the same file as ${name}, which is here already. Delete one of the two.`;
export const pagesMissing = (missing: readonly number[], count: number) =>
  `The paper says it has ${count} pages; ${missing.length === 1 ? 'page' : 'pages'} ${listNumbers(missing)} ${missing.length === 1 ? 'is' : 'are'} not in the file. Lenders want every page, empty ones too: download the whole paper and upload that.`;
export const blurred =
  'The picture is blurred. Take it again in good light, with the paper flat and the phone still.';
export const cut = (edges: readonly ('top' | 'right' | 'bottom' | 'left')[]) =>
  `Words are cut off at the ${listNames(edges)} of the picture. Take it again with all four corners of the paper in it.`;
const unsureDay = (isUnsure: boolean) =>
  isUnsure ? ' Its date was read from a picture: compare it with the paper.' : '';
export const tooOld = (goodUntil: string, isUnsure: boolean) =>
  `Lenders took this until ${formatCalendarDate(goodUntil)}. Upload a newer one.${unsureDay(isUnsure)}`;
export const expiresBeforeClosing = (goodUntil: string, closing: string, isUnsure: boolean) =>
  `Lenders take this until ${formatCalendarDate(goodUntil)}, and you close on ${formatCalendarDate(closing)}. It serves for now; plan to upload a newer one before then.${unsureDay(isUnsure)}`;
export const otherName = (name: string, isOfSeller: boolean) =>
  isOfSeller
    ? `The owner on it is ${name}, who is none of the buyers. Until you close that is the seller. If it is another person, check that it is the right paper.`
    : `The name on it is ${name}, which is none of the buyers’. Check that it is the right paper.`;
export const unsignedField = (pages: readonly number[]) =>
  `A place for a signature on ${writePages(pages)} is empty. Sign it before it goes to anybody.`;
export const unsignedLine = (pages: readonly number[]) =>
  `There is a line for a signature on ${writePages(pages)}. If it is not signed by hand, sign it before it goes to anybody.`;

export const largeDeposits = (deposits: readonly { amount: string; detail: string | null }[]) =>
  `More than half of a month’s income came in at once: ${listNames(deposits.map(({ amount, detail }) => `${formatDollars(amount, 'cents')}${detail === null ? '' : ` on ${detail}`}`))}. Lenders ask where such a deposit came from: keep the paper that shows it.`;

const writePages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'page' : 'pages'} ${listNumbers(pages)}`;
const listNumbers = (numbers: readonly number[]) => listNames(numbers.map(String));

function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
