// What made forms say. Money in whole cents; a range is the least and the most, both the same for one figure.

export type Range = readonly [number, number];
export type Column = { head: string; pi: Range; mi: number; escrow: number };

/** What both forms say of one loan. */
export type LoanFacts = {
  lender: string;
  borrowers: string;
  /** Street, and city with state and ZIP. */
  mailing: readonly [string, string];
  property: readonly [string, string];
  price: number;
  loan: number;
  /** As printed, without its sign. */
  rate: string;
  rateMax: string | null;
  years: number;
  product: string;
  loanType: 'Conventional' | 'FHA' | 'VA';
  pi: number;
  /** Whole dollars, as printed. */
  piMax: number | null;
  penalty: { most: number; years: number } | null;
  columns: readonly Column[];
  /** Taxes, insurance and dues of a month, also what is not in escrow. */
  taxesMonth: number;
  inEscrow: readonly (readonly [string, boolean])[];
  apr: string;
  tip: string;
  lateDays: number;
  lateFee: string;
  mayAssume: boolean;
  air: AirTable | null;
  ap: ApTable | null;
};

/** The tables of adjustable rates and payments; words as printed. */
export type AirTable = {
  index: string;
  margin: string;
  initial: string;
  least: string;
  most: string;
  firstChange: string;
  laterChanges: string;
  firstLimit: string;
  laterLimit: string;
};
export type ApTable = {
  interestOnly: string;
  firstChange: string;
  firstAmount: string;
  laterChanges: string;
  maximum: string;
};

export const costSections = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;
export type CostSection = (typeof costSections)[number];

/** `detail` as it is printed in its parentheses or after the words. */
export type EstimateLine = { label: string; cents: number; detail: string | null };

export type MadeEstimate = LoanFacts & {
  dateIssued: string;
  lockUntil: string | null;
  costsExpire: string;
  sections: Record<CostSection, readonly EstimateLine[]>;
  /** Zero or below. */
  credits: number;
  deposit: number;
  sellerCredits: number;
  adjustments: number;
  fiveYearsTotal: number;
  fiveYearsPrincipal: number;
  servicing: 'service' | 'transfer';
};

export type ClosingLine = {
  label: string;
  payee: string | null;
  detail: string | null;
  borrowerAtClosing?: number;
  borrowerBeforeClosing?: number;
  sellerAtClosing?: number;
  sellerBeforeClosing?: number;
  byOthers?: number;
};

/** `heading` is above the first line of its part of a summary. */
export type SummaryLine = { label: string; cents: number; detail: string | null };
export type SummaryPart = { heading: string | null; lines: readonly SummaryLine[] };

export type Contact = Partial<
  Record<
    | 'name'
    | 'address'
    | 'nmls'
    | 'license'
    | 'contact'
    | 'contact_nmls'
    | 'contact_license'
    | 'email'
    | 'phone',
    string
  >
>;
export type ContactParty =
  | 'lender'
  | 'mortgage_broker'
  | 'buyer_broker'
  | 'seller_broker'
  | 'settlement_agent';

export type MadeClosing = LoanFacts & {
  dateIssued: string;
  closingDate: string;
  disbursementDate: string;
  settlementAgent: string;
  fileNumber: string;
  seller: string;
  sellerAddress: readonly [string, string];
  mic: string | null;
  sections: Record<CostSection, readonly ClosingLine[]>;
  /** Zero or below. */
  credits: number;
  /** The cash to close of the Loan Estimate, whole dollars in cents: its rows as printed there. */
  estimated: Record<CashRow, number>;
  deposit: number;
  sellerCredits: number;
  /** K, L, M and N without their totals. */
  summaries: Record<'K' | 'L' | 'M' | 'N', readonly SummaryPart[]>;
  demandFeature: boolean;
  negativeAmortization: 'scheduled' | 'may' | 'none';
  partialPayments: 'apply' | 'hold' | 'none';
  escrow: EscrowDisclosure;
  totalOfPayments: number;
  financeCharge: number;
  amountFinanced: number;
  mayProtect: boolean;
  contacts: Record<ContactParty, Contact>;
};

export type EscrowDisclosure =
  | {
      isKept: true;
      escrowed: number;
      escrowedWords: readonly string[];
      nonEscrowed: number;
      nonEscrowedWords: readonly string[];
      initial: number;
      monthly: number;
    }
  | { isKept: false; reason: 'declined' | 'not_offered'; costs: number; waiverFee: number | null };

export const cashRows = [
  'total_closing_costs',
  'closing_costs_paid_before',
  'closing_costs_financed',
  'down_payment',
  'deposit',
  'funds_for_borrower',
  'seller_credits',
  'adjustments',
  'cash_to_close',
] as const;
export type CashRow = (typeof cashRows)[number];

export const sumOf = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** What the borrower pays of a line. */
export const paidOf = (line: ClosingLine) =>
  (line.borrowerAtClosing ?? 0) + (line.borrowerBeforeClosing ?? 0);
