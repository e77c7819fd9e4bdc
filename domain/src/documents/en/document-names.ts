/** What people call one document. All `names` mean the same document, in a file's name as in a request's title. */
export type DocumentNames = {
  names: readonly string[];
  /** Abbreviations, which count in capitals or as the whole name alone. */
  short?: readonly string[];
  /** Words beside which the name means something else. */
  unless?: readonly string[];
  /** Whether one picture can hold all of it. Lenders want every page of the others. */
  isOnePage?: boolean;
};

/** Small letters and no plural, as `listWords` leaves them. */
export const documentNames: readonly DocumentNames[] = [
  { names: ['w2', 'w 2'], unless: ['w9', 'i9'], isOnePage: true },
  {
    names: ['1040', 'tax return'],
    unless: ['property', 'st', 'street', 'ave', 'avenue', 'rd', 'road', 'dr', 'drive', 'ln', 'lane', 'ct'],
  },
  { names: ['paystub', 'pay stub', 'payslip', 'pay slip'], isOnePage: true },
  { names: ['bank statement', 'statement of the account', 'account statement'] },
  { names: ['loan estimate'], short: ['LE'] },
  {
    names: ['closing disclosure'],
    short: ['CD'],
    unless: ['bank', 'statement', 'certificate', 'maturity', 'deposit'],
  },
  {
    names: ['photo id', 'license', 'licence', 'passport'],
    short: ['ID'],
    unless: [
      ...['tax', 'loan', 'wire', 'member', 'order', 'customer', 'account', 'employer', 'case', 'transaction'],
      ...['marriage', 'business', 'professional', 'estate', 'broker', 'software', 'plate', 'agreement'],
    ],
    isOnePage: true,
  },
];

/** By what a file was read as: what a request for it is called in its title. */
export const paperNames: Readonly<Record<string, readonly string[]>> = {
  w2: ['w 2'],
  pay_stub: ['pay stub'],
  bank_statement: ['bank statement', 'statement of the account'],
  homeowners_insurance: ['insurance declaration'],
  loan_estimate: ['loan estimate'],
  closing_disclosure: ['closing disclosure'],
  photo_id: ['photo id'],
};

/** What a file's name calls a paper that people sign, unless a word beside it says that somebody else does. */
export const signedNames: Pick<DocumentNames, 'names'> & { unless: readonly string[] } = {
  names: [
    ...[
      'agreement',
      'contract',
      'offer',
      'counteroffer',
      'addendum',
      'addenda',
      'amendment',
      'lease',
      'letter',
    ],
    ...['disclosure', 'authorization', 'consent', 'acknowledgment', 'acknowledgement', 'waiver', 'affidavit'],
    ...['loan application', '1003', 'urla', '1040', 'tax return', 'w9', 'w 9', '4506', '4506c'],
  ],
  unless: [
    ...[
      'approval',
      'preapproval',
      'prequalification',
      'commitment',
      'award',
      'employer',
      'employment',
      'job',
    ],
    ...[
      'verification',
      'benefit',
      'invoice',
      'receipt',
      'quote',
      'template',
      'blank',
      'sample',
      'instruction',
    ],
    ...['checklist', 'guide', 'example', 'bank', 'property'],
  ],
};

/** Words of a file's name that say it is about a document and not the document. */
export const notTheDocument: readonly string[] = [
  ...[
    'invoice',
    'quote',
    'fee',
    'template',
    'blank',
    'sample',
    'instruction',
    'checklist',
    'guide',
    'example',
  ],
  ...['request', 'explanation', 'letter'],
];

/** Words of a title that do not name the document. */
export const fillingWords: readonly string[] = [
  ...[
    'a',
    'an',
    'and',
    'are',
    'both',
    'by',
    'for',
    'from',
    'in',
    'of',
    'on',
    'or',
    'that',
    'the',
    'to',
    'was',
  ],
  ...[
    'will',
    'you',
    'your',
    'last',
    'latest',
    'fresh',
    'signed',
    'day',
    'month',
    'year',
    'two',
    'proof',
    'side',
  ],
];
