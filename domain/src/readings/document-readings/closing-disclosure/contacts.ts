import { type FieldReading, parseField, removeMissing } from '../form-reading.ts';
import { cellsWithin, findCell, plain } from '../pages/find-cells.ts';
import { joinWords } from '../pages/find-rows.ts';
import { splitAt } from '../pages/label-cells.ts';
import { joinAddress } from '../pages/labelled-blocks.ts';
import type { Cell } from '../pages/page-text.ts';

/**
 * The fields of a Closing Disclosure (12 CFR 1026.38), by page. A field that the Loan Estimate also has keeps its name. Amounts are as
 * printed, without sign and commas; a charge that is taken off is below zero, a deposit is not.
 */
export const CLOSING_DISCLOSURE_FIELDS = {
  /** Who, what for, which product, loan terms, projected payments (1026.38(a) to (c)). */
  page1: [
    ...['date_issued', 'closing_date', 'disbursement_date', 'settlement_agent', 'file_number', 'property'],
    ...['sale_price', 'borrower', 'seller', 'lender', 'term', 'purpose', 'product', 'loan_type', 'mic'],
    ...['loan_amount', 'amount_can_increase', 'rate', 'rate_can_increase', 'rate_max'],
    ...['pi', 'pi_can_increase', 'pi_max', 'prepayment_penalty', 'prepayment_penalty_max'],
    ...['balloon', 'balloon_amount', 'columns', 'pi_month', 'mi_month', 'escrow_month', 'total_month'],
    ...['taxes_insurance_month', 'in_escrow'],
    // Said once more in "Costs at Closing" (1026.38(d)): a second reading of J, D, I, the credits and the cash to close.
    ...['closing_costs_page_1', 'loan_costs_page_1', 'other_costs_page_1', 'lender_credits_page_1'],
    'cash_to_close_page_1',
  ],
  /** Closing Cost Details: what the borrower pays, and the subtotals of each column (1026.38(f) to (h)). */
  page2: [
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'lender_credits'],
    ...['loan_costs_at_closing', 'loan_costs_before_closing'],
    ...['other_costs_at_closing', 'other_costs_before_closing'],
    ...['closing_costs_at_closing', 'closing_costs_before_closing', 'closing_costs_by_others'],
    ...['closing_costs_seller_at_closing', 'closing_costs_seller_before_closing'],
  ],
  /** Calculating Cash to Close in three columns, and the Summaries of Transactions (1026.38(i) to (k)). */
  page3: [
    ...['total_closing_costs', 'closing_costs_paid_before', 'closing_costs_financed', 'down_payment'].flatMap(
      (row) => [`${row}_estimate`, `${row}_final`, `${row}_changed`],
    ),
    ...['deposit', 'funds_for_borrower', 'seller_credits', 'adjustments'].flatMap((row) => [
      `${row}_estimate`,
      `${row}_final`,
      `${row}_changed`,
    ]),
    // The final figures of these are what a Loan Estimate calls the same.
    ...['cash_to_close_estimate', 'cash_to_close_final', 'cash_to_close'],
    ...['due_from_borrower', 'paid_for_borrower', 'cash_from_borrower', 'cash_to_borrower'],
    ...['due_to_seller', 'due_from_seller', 'cash_to_seller', 'cash_from_seller'],
  ],
  /** Loan Disclosures (1026.38(l)) and the tables of adjustable payments and rates (1026.38(m) and (n)). */
  page4: [
    ...['assumption', 'demand_feature', 'late_payment', 'negative_amortization', 'partial_payments'],
    ...['security', 'escrow', 'no_escrow_reason', 'escrowed_costs_year_1', 'non_escrowed_costs_year_1'],
    ...['initial_escrow_payment', 'monthly_escrow_payment', 'costs_year_1_without_escrow'],
    'escrow_waiver_fee',
    ...['ap_interest_only', 'ap_optional_payments', 'ap_step_payments', 'ap_seasonal_payments'],
    ...['ap_first_change', 'ap_subsequent_changes', 'ap_maximum_payment'],
    ...['air_index_margin', 'air_initial_rate', 'air_rate_range', 'air_first_change'],
    ...['air_subsequent_changes', 'air_limit_first_change', 'air_limit_subsequent_changes'],
  ],
  /** Loan Calculations, liability after foreclosure, and whom to ask (1026.38(o) to (r)). */
  page5: [
    ...['total_of_payments', 'finance_charge', 'amount_financed', 'apr', 'tip'],
    'liability_after_foreclosure',
  ],
} as const;

/** The columns of Contact Information; a field of one is `contact_<party>_<what>`. */
export const CONTACT_PARTIES = [
  ...['lender', 'mortgage_broker', 'buyer_broker', 'seller_broker', 'settlement_agent'],
] as const;

/** The rows of Contact Information, from the top. */
export const CONTACT_ROWS = [
  ...['name', 'address', 'nmls', 'license', 'contact', 'contact_nmls', 'contact_license', 'email', 'phone'],
] as const;

const HEADS: Readonly<Record<(typeof CONTACT_PARTIES)[number], RegExp>> = {
  lender: /^lender$/i,
  mortgage_broker: /^mortgage broker$/i,
  buyer_broker: /^real estate broker ?\(b\)$/i,
  seller_broker: /^real estate broker ?\(s\)$/i,
  settlement_agent: /^settlement agent$/i,
};
/** Of a column on form H-25, in points of a letter page. */
const USUAL_WIDTH = 95;

type Row = (typeof CONTACT_ROWS)[number];

/** Contact Information: name, licenses, email and phone of each party (12 CFR 1026.38(r)). An empty cell has no field. */
export function parseContacts(cells: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(cells, /^contact information$/i);
  if (heading === undefined) return {};
  const end = findCell(cells, /^confirm receipt$/i, { top: heading.baseline });
  const table = cellsWithin(cells, { top: heading.baseline + 1, bottom: (end?.baseline ?? Infinity) - 4 });
  const heads = findHeads(table);
  const [firstHead] = heads;
  if (firstHead === undefined) return {};
  const rows = listLabels(cellsWithin(table, { right: firstHead.x - 4, top: firstHead.baseline }));
  const found: Record<string, FieldReading | undefined> = {};
  for (const [index, { row, label }] of rows.entries()) {
    const next = rows[index + 1]?.label.baseline ?? (end?.baseline ?? label.baseline + 40) - 8;
    const inRow = cellsWithin(table, {
      left: firstHead.x - 4,
      top: label.baseline - 0.7 * label.box.height,
      bottom: next - 0.7 * label.box.height,
    }).flatMap((cell) => splitAtHeads(cell, heads));
    for (const [place, party] of CONTACT_PARTIES.entries()) {
      const own = inRow.filter(({ box }) => columnOf(box.x, heads) === place);
      if (own.length === 0) continue;
      const text =
        row === 'address'
          ? joinAddress(own)
          : row === 'email'
            ? joinWords(own, '').replace(/[\s|]/g, '')
            : joinWords(own);
      const field = parseField(text, own);
      // What runs into the next column may be the values of both. Nothing on the form proves an email that was read in a picture.
      const end = heads.find((head) => head.party > place)?.x ?? Infinity;
      const isBoth =
        row === 'email'
          ? text.split('@').length !== 2 || own.some(({ confidence }) => confidence !== undefined)
          : own.some(({ box }) => box.x + box.width > end + OVERLAP);
      if (field !== undefined && isBoth) field.state = 'check';
      found[`contact_${party}_${row}`] = field;
    }
  }
  return removeMissing(found);
}

/** Points by which a value may reach over the next head: widths of letters are known roughly. */
const OVERLAP = 4;

/** Values of several columns that grew together come apart where a word begins at a head; of a picture, those that no space is within. */
function splitAtHeads(cell: Cell, heads: readonly Head[]): Cell[] {
  if (cell.confidence !== undefined) return splitEmails(cell, heads);
  const words = cell.text.split(' ');
  const starts = splitAt(cell, words).map(({ box }) => box.x);
  const cuts = heads.flatMap(({ x }) => {
    const at = starts.findIndex((start, index) => index > 0 && Math.abs(start - x) < 2 * OVERLAP);
    return x > cell.box.x + OVERLAP && at > 0 ? [at] : [];
  });
  if (cuts.length === 0) return [cell];
  const parts = [0, ...cuts].map((from, index) => words.slice(from, cuts[index]).join(' '));
  return splitAt(cell, parts);
}

/** Points from a head to where its value is found, which letters of many widths make rough. */
const MAX_EMAIL_SHIFT = 40;

function splitEmails(cell: Cell, heads: readonly Head[]): Cell[] {
  const parts = cell.text.split(/ (?=[^ @]{1,80}@)/);
  if (parts.length < 2) return [cell];
  return splitAt(cell, parts).map((part) => {
    const shiftTo = (head: Head) => Math.abs(head.x - part.box.x);
    const [nearest] = heads.toSorted((one, other) => shiftTo(one) - shiftTo(other));
    const isNear = nearest !== undefined && shiftTo(nearest) < MAX_EMAIL_SHIFT;
    return isNear ? { ...part, box: { ...part.box, x: nearest.x } } : part;
  });
}

type Head = { party: number; x: number; baseline: number };

/** Heads from left to right. Both brokers have the same words, with (B) and (S) beside or below them. */
function findHeads(table: readonly Cell[]): Head[] {
  const line = findCell(table, /^lender$/i)?.baseline;
  if (line === undefined) return [];
  const onLine = table
    .filter(({ baseline, box }) => Math.abs(baseline - line) < 0.6 * box.height)
    .sort((one, other) => one.box.x - other.box.x);
  const brokers = onLine.filter(({ text }) => /^real estate broker$/i.test(plain(text)));
  return onLine.flatMap((cell): Head[] => {
    const text = `${plain(cell.text)}${findSide(table, cell, brokers)}`;
    const party = CONTACT_PARTIES.findIndex((name) => HEADS[name].test(text));
    return party < 0 ? [] : [{ party, x: cell.box.x, baseline: cell.baseline }];
  });
}

/** Which broker a head means: by the letter below it, else by its place where both were found. */
function findSide(table: readonly Cell[], head: Cell, brokers: readonly Cell[]): string {
  if (!brokers.includes(head)) return '';
  const below = table.find(
    ({ text, box, baseline }) =>
      /^\([bs]\)$/i.test(text) &&
      Math.abs(box.x - head.box.x) < 12 &&
      baseline > head.baseline &&
      baseline < head.baseline + 2.5 * head.box.height,
  );
  if (below !== undefined) return below.text;
  return brokers.length === 2 ? (brokers[0] === head ? '(B)' : '(S)') : '';
}

/** Values begin where their heads do. Columns are alike in width, so that where a head was not found no other takes its values. */
function columnOf(x: number, heads: readonly Head[]): number | undefined {
  const gaps = heads.slice(1).map((head, index) => {
    const before = heads[index] ?? head;
    return (head.x - before.x) / Math.max(1, head.party - before.party);
  });
  const width = Math.min(...gaps, USUAL_WIDTH);
  return heads.findLast((head) => head.x - 6 <= x && x < head.x + 0.9 * width)?.party;
}

/** The labels from the top. A label in two lines begins with "Contact" alone. */
function listLabels(cells: readonly Cell[]): { row: Row; label: Cell }[] {
  const labels = [...cells].sort((one, other) => one.baseline - other.baseline);
  const found: { row: Row; label: Cell }[] = [];
  for (const [index, label] of labels.entries()) {
    const text = plain(label.text).toLowerCase();
    const before = labels[index - 1];
    const follows = labels[index + 1];
    const isNear = (one: Cell | undefined) =>
      one !== undefined && Math.abs(one.baseline - label.baseline) < 1.8 * label.box.height;
    const isLone = (one: Cell | undefined) => one !== undefined && /^contact$/i.test(plain(one.text));
    if (/license id$/.test(text)) {
      if (isLone(before) && isNear(before)) continue;
      found.push({ row: text.startsWith('contact') ? 'contact_license' : 'license', label });
    } else if (/nmls id$/.test(text)) {
      found.push({ row: text.startsWith('contact') ? 'contact_nmls' : 'nmls', label });
    } else if (text === 'contact') {
      const isLicense = follows !== undefined && /license id$/i.test(plain(follows.text)) && isNear(follows);
      found.push({ row: isLicense ? 'contact_license' : 'contact', label });
    } else if (text === 'name' || text === 'address' || text === 'email' || text === 'phone')
      found.push({ row: text, label });
  }
  return found;
}
