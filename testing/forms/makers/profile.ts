import type { Typeface } from '../made/drawing/sheet.ts';

/** What of the layout a maker of Loan Estimates and Closing Disclosures chooses; words and order are the law's (12 CFR 1026.37, 1026.38). */
export type MakerProfile = {
  name: string;
  paper: 'Letter' | 'A4' | 'Legal';
  /** Left, top, right and bottom, in points. */
  margins: readonly [number, number, number, number];
  typeface: Typeface | 'Liberation Sans';
  /** Of the text, in points. */
  size: number;
  /** Points between the signs of a word, beyond those of the font. */
  spacing: number;
  heads: { look: 'black' | 'shaded' | 'ruled' | 'plain'; letters: 'plain' | 'capitals' | 'small-capitals' };
  /** The names of the facts on page 1: "DATE ISSUED", "Date Issued", "Date Issued:". */
  facts: { letters: 'plain' | 'capitals'; hasColon: boolean };
  /** "A. Origination Charges", "A" in a cell of its own, or no section letter at all. */
  letters: 'dot' | 'cell' | 'none';
  rules: 'none' | 'rows' | 'grid';
  hasBands: boolean;
  amounts: AmountLook;
  /** How many points a column may be away from its place, at most. */
  shift: number;
  wraps: {
    labels: boolean;
    title: boolean;
    /** Fees are broken beyond this share of their column; 1 breaks only what has no room. */
    fees: number;
  };
  merges: {
    /** "LOAN TERM 30 years" in one run. */
    facts: boolean;
    /** "$9,629.28 YES" in one run: padded to its column, or with one space. */
    answers: 'none' | 'padded' | 'tight';
    /** "Appraisal Fee      $405" in one run, padded to the column. */
    fees: boolean;
  };
  /** "6.625 %" */
  hasSpacedPercent: boolean;
  dates: 'plain' | 'padded' | 'words' | 'long' | 'dashed';
  /** When costs and locks expire: as printed, and as it is read. */
  clock: { printed: string; read: string };
  boxes: 'drawn' | 'brackets' | 'check' | 'tick' | 'rounds' | 'underlines';
  /** The fixed numbers of the lines of a Closing Disclosure: on every line, on those that are used, or none. */
  numbers: 'all' | 'used' | 'none';
  /** The Loan Estimate's column of the cash to close in whole dollars, as the estimate itself has them. */
  hasWholeEstimates: boolean;
  /** A detail in a column of its own, or after the label. */
  hasDetailColumn: boolean;
  /** A lender's name that takes two lines. */
  hasLongLender: boolean;
  order: 'rows' | 'columns' | 'labels-first' | 'random' | 'reverse' | 'faces';
  runs: 'whole' | 'words' | 'groups' | 'kerned' | 'letters' | 'spaced';
  banners: readonly Banner[];
  /** How each page lies in the file, beginning again after the last. */
  turns: readonly Turn[];
  /** Values are fields of an interactive form over the page. */
  hasFields: boolean;
  more?: MoreLooks;
};

/** What few makers do. */
export type MoreLooks = {
  /** Bold text is drawn twice, a little apart. */
  isDoubled?: boolean;
  /** Text this much narrower, of 1. */
  narrow?: number;
  /** The page drawn this much smaller, of 1, and moved to the right and up by points. */
  shrink?: readonly [share: number, right: number, up: number];
  /** Labels of tables have this share of the page's width, and break in it. */
  labelShare?: number;
  /** The amount of a charge of several lines is at their middle. */
  hasMiddleAmounts?: boolean;
  /** "YES • Adjusts every year" in one run. */
  hasJoinedAnswers?: boolean;
  /** "01 Appraisal Fee" in one run. */
  hasJoinedNumbers?: boolean;
  /** "Appraisal Fee to Info Co." in one run. */
  hasJoinedPayees?: boolean;
  /** "LOAN TERM    30 years" in one run, padded to the column. */
  hasPaddedFacts?: boolean;
  /** "At Closing" and "Before Closing" over two lines. */
  hasBrokenColumns?: boolean;
  /** Pages of other kinds before and after the form. */
  hasOtherPages?: boolean;
};

export type AmountLook = {
  align: 'left' | 'right' | 'center';
  /** "$405", "$ 405", the sign at the left edge of the cell, or none in the columns of charges. */
  dollar: 'close' | 'apart' | 'edge' | 'none';
  /** "– $500", "-$500", "($500)", "$(500)" */
  below: 'dash' | 'minus' | 'brackets' | 'inside';
  /** Whether a section without charges has "$0" beside its name. */
  hasZeros: boolean;
  /** The total of a section: at the edge of its column, or after the name of the section. */
  total: 'edge' | 'after-label';
};

export type Banner =
  | 'envelope'
  | 'envelope-foot'
  | 'fax'
  | 'stamp'
  | 'copy'
  | 'loan-number'
  | 'compare'
  | 'bar-code'
  | 'side'
  | 'custody'
  | 'anchors'
  | 'initials';

/** Degrees counterclockwise that the content is drawn turned, and what the page says of its rotation. */
export type Turn = { drawn: 0 | 90 | 180 | 270; rotate: 0 | 90 | 180 | 270 };

export const UPRIGHT: Turn = { drawn: 0, rotate: 0 };
