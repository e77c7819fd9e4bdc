/** Who pays a charge, where it is not the borrower at closing. */
export const otherPayers = ['before', 'seller', 'seller-before', 'others'] as const;
export type OtherPayer = (typeof otherPayers)[number];

/** A line of the form as it is printed, and what is said of it. */
export type DisclosureLine = {
  label: string;
  value: string;
  /** What the Loan Estimate of the same sample loan prints on that line. */
  estimate?: string;
  paid?: OtherPayer;
  isTotal?: true;
  /** What the line is. */
  what: string;
  /** What to hold it against. */
  compare?: string;
};

export type DisclosureSection = {
  id: string;
  title: string;
  lead?: string;
  lines: readonly DisclosureLine[];
};
export type DisclosurePage = { title: string; sections: readonly DisclosureSection[] };

/** Sums of a section in whole cents: the lines that the borrower pays, at closing and before it. */
export const addBorrowerCents = ({ lines }: DisclosureSection): number =>
  lines
    .filter(({ isTotal, paid }) => isTotal === undefined && (paid === undefined || paid === 'before'))
    .reduce((sum, { value }) => sum + parsePrintedCents(value), 0);

/** "− $10,000.00" as -1000000; a line without an amount counts as nothing. */
export function parsePrintedCents(value: string): number {
  const [, sign = '', whole = '', cents = ''] = /^([−-]?)\s*\$?([\d,]+)(?:\.(\d\d))?$/.exec(value) ?? [];
  if (whole === '') return 0;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '' ? amount : -amount;
}
