export const title = 'Your home';
export const lead =
  'What you owe, what your payment is made of, what your home may be worth, and what is due next.';
export const foundBy =
  'Owning the home: mortgage payments, escrow account, property taxes, homeowner’s insurance, home value, first year.';
export const bookFoundBy =
  'Home maintenance by season, upkeep checklist, warranties, manuals, contractors, deed and closing papers.';
export const escrowFoundBy =
  'Escrow analysis, escrow shortage, surplus refund, payment went up, cushion, notice of error, request for information, servicer.';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const allParts = 'Your home';
export const partsLabel = 'Parts of your home';
export const loading = 'Loading';
export const didNotLoad = 'This page did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const saved = 'Saved';
export const removed = 'Removed';
export const notSaved = 'Not saved';
export const change = 'Change';
export const choose = 'Choose';
export const notKnown = 'Not known';
export const yesNo = { yes: 'Yes', no: 'No' } as const;

export const parts = {
  loan: 'Loan',
  escrow: 'Escrow check',
  value: 'Value',
  taxes: 'Taxes and insurance',
  book: 'House book',
} as const;
/** What each part answers. */
export const partLeads = {
  loan: 'What you owe, what extra payments do, and when mortgage insurance ends.',
  escrow: 'Why the payment changed, and whether the yearly statement follows the rules.',
  value: 'What the house price index makes of your price, and what is yours of it.',
  taxes: 'Exemptions, assessments, renewals, and what counts at tax time.',
  book: 'Warranties, upkeep, who fixed what, and your papers.',
} as const;

/** Before the home is entered. */
export const startTitle = 'Enter your home first';
export const startLead =
  'The day you closed, the price and where it is: they stand on your Closing Disclosure. You can do this before closing is entered anywhere else, or years after.';
export const startAction = 'Enter your home';
export const begunFromPlan = 'What your plan knows is filled in. Check it against your Closing Disclosure.';

export const homeTitle = 'The home';
export const homeLead = 'As your Closing Disclosure or deed has it.';
export const boughtFor = (price: string, day: string) => `Bought for ${price} on ${day}`;
export const homeFields = {
  address: 'Address',
  state: 'State',
  county: 'County',
  boughtOn: 'Day you closed',
  price: 'Price you paid',
  isPrincipalResidence: 'Do you live there?',
} as const;
export const livesThereHint = 'Some rules hold only for the home you live in.';

export const nextDates = 'Next dates of your home';
export const noDates = 'No date lies ahead. Dates come with what you enter in each part.';
export const allDates = 'All your dates';

export const owed = (balance: string) => `${balance} owed`;
export const owedNext = (balance: string, day: string) => `${balance} owed. Next payment due ${day}.`;
export const paidOff = 'Nothing is owed any longer by the schedule.';

// Failures.

export const ownedHomeFailures = {
  'owned-home.kind': ({ kind }: { kind: string }) =>
    `“${kind}” is not a kind of record that is kept of a home. Nothing was saved.`,
  'owned-home.one-row': ({ kind }: { kind: string }) =>
    `A home has one record of the kind “${kind}”, under its own id. Nothing was saved.`,
  'owned-home.other-kind': ({ kind }: { kind: string }) =>
    `This id belongs to a record of the kind “${kind}”. Nothing was saved; use another id.`,
  'owned-home.record': ({ number }: { number: number }) =>
    `Record ${number} of the list cannot be saved. Nothing was saved; correct it and send the list again.`,
  'owned-home.most-records': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete some first.`,
  'home-file.not-one':
    'This is not a home file, or a part of it is damaged. Nothing was stored; download it again.',
  'home-file.newer': ({ version }: { version: number }) =>
    `This home file has version ${version}, which is newer than this site can read. Nothing was stored.`,
  'home-file.kinds': ({ kinds }: { kinds: string }) =>
    `This home file has kinds of records that this site does not know: ${kinds}. Nothing was stored.`,
  'home-file.twice': ({ what }: { what: string }) =>
    `“${what}” is in this home file twice. Nothing was stored; download it again.`,
  'home-file.changed': ({ file }: { file: string }) =>
    `“${file}” was changed after this home file was made: it does not fit its checksum. Nothing was stored.`,
  'home-file.missing': ({ file }: { file: string }) =>
    `“${file}” is missing from this home file. Nothing was stored; download it again.`,
  'home-file.unlisted': ({ file }: { file: string }) =>
    `“${file}” was added after this home file was made. Nothing was stored; import the file as it was downloaded.`,
  'home-file.compressed': ({ file }: { file: string }) =>
    `“${file}” was packed again by another program. Nothing was stored; import the file as it was downloaded.`,
  'home-file.document': ({ file }: { file: string }) =>
    `“${file}” cannot be taken as a document: its size, its type or what is in it. Nothing was stored.`,
  'home-file.other-home': ({ address }: { address: string }) =>
    `You keep another home here: ${address}. Nothing was stored. Import this file with an account of its own.`,
} as const;
