import type { WirePart } from '@porchlight/domain/wire-guard/wire-change.ts';
import type { WireEntryKind } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';

export const title = 'Wire guard';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead =
  'Write down early who gets your closing money. Thieves send “new” wire instructions in closing week; yours are compared with what you knew before.';
export const found = 'Wire guard: who gets your closing money';
export const foundBy =
  'Wire instructions, routing number, account, settlement agent, title company, wire fraud, changed instructions, call back.';
export const didNotLoad = 'This page did not load';
export const everythingIsSafe = 'What you wrote down is safe. Try again.';
export const loading = 'Loading';
export const saved = 'Saved';

export const recordTitle = 'Pay this account and no other';
export const nothingYet = 'Nothing written down yet';
export const nothingYetLead =
  'Do it when you open escrow or get the title company’s first papers, weeks before closing. Copy from a document, or call a number you found yourself.';
export const writeDown = 'Write it down';
export const correct = 'Correct';
export const replace = 'Replace after a call';
export const print = 'Print for the bank';
export const freeUntil = (moment: string) => `Free to correct until ${moment}`;
export const frozen = 'Frozen';
export const frozenLead =
  'Nobody can edit this, also nobody who gets into your account. Another account takes a call to the number below.';
export const freeLead = 'Slips can be corrected until then. After that it is frozen.';

export const labels = {
  payee: 'Paid to',
  bank: 'Their bank',
  routing: 'Routing number',
  account: 'Account number',
  phone: 'Number to call',
  source: 'Where it is from',
  emailDomain: 'Their email ends in',
  emailAddress: 'Their email address',
} as const;
export const endingIn = (digits: string) => `ends in ${digits}`;
export const notKnown = 'not written down';
export const fromSource = {
  document: (name: string, day: string) => `${name}, of ${day}`,
  call: (name: string, day: string) => `Your call on ${day}: ${name}`,
} as const;

export const dialog = {
  title: { write: 'Who gets your closing money', correct: 'Correct it', replace: 'Replace after a call' },
  lead: {
    write:
      'Copy it from a document you were handed early, or from a call to a number you found yourself. Never from an email about a change.',
    correct: 'Type the account number again: we show only its last four digits.',
    replace:
      'Only after you called the number you had written down. The old account stays in the log, and your co-buyer is notified.',
  },
} as const;
export const fields = {
  payee: 'Name of the payee',
  bank: 'Bank',
  routing: 'Routing number',
  account: 'Account number',
  phone: 'Phone number to call',
  sourceKind: 'Where you have it from',
  sourceName: { document: 'Which document', call: 'Whom you called, and where you found that number' },
  sourceOn: { document: 'Day of the document', call: 'Day of the call' },
  emailDomain: 'Email address of the settlement agent, if known',
  calledOn: 'Day of the call to the number you had',
  spokeWith: 'Whom you spoke with',
} as const;
export const hints = {
  routing: 'Nine digits. We check that they can be a routing number.',
  account: 'Stored encrypted. Afterwards only its last four digits are shown.',
  phone: 'From the same document or from their own website.',
  sourceName: {
    document: 'For example: engagement letter of the title company, page 2.',
    call: 'For example: Dana at Acme Title, number from the purchase contract.',
  },
  emailDomain:
    'We keep the part after the @. For a mailbox that anyone can open, such as Gmail, we keep the whole address.',
} as const;
export const sourceKinds = { document: 'A document', call: 'A call I made' } as const;
export const numberToCall = (phone: string) => `The number you had: ${phone}`;
export const confirmCall = 'I called the number I had, and they confirmed this account.';

export const compareTitle = 'New instructions came?';
export const compareLead =
  'Type what the message says, as far as it says it. We compare it with what you wrote down; nothing of what you type is kept.';
export const compareFields = {
  payee: 'Name of the payee',
  bank: 'Bank',
  routing: 'Routing number',
  account: 'Account number',
  phone: 'Phone number in the message',
  sender: 'Email address it came from',
} as const;
export const compare = 'Compare';

export const parts: Record<WirePart, string> = {
  payee: 'the payee',
  bank: 'the bank',
  routing: 'the routing number',
  account: 'the account number',
  amount: 'the amount',
  phone_from_same_mail: 'the phone number',
};
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const join = (words: readonly string[]) => list.format(words);
export const verdictTitle = {
  stop: 'Stop. Send nothing.',
  callRecorded: 'Call before you send, and not the number in the message',
  call: 'The same as you wrote down. Call before you send.',
  notCompared: 'Nothing was compared. Call before you send.',
} as const;
export const differs = (parts: readonly string[]) =>
  `This is not what you wrote down: ${join(parts)} ${parts.length === 1 ? 'is' : 'are'} different.`;
export const nothingDiffers = {
  whole: 'Payee, bank, routing number and account number match your record.',
  part: 'What was compared matches your record.',
  nothing:
    'What you typed cannot be compared with your record, so this does not show that the message is right.',
} as const;
export const notCompared = (parts: readonly string[]) =>
  `Not in the message, so not compared: ${join(parts)}.`;
export const senderWords = {
  same: 'The sender’s address matches what you wrote down. Addresses can be faked: this proves nothing.',
  'look-alike': 'The sender’s address only looks like the one you wrote down. This is how thieves write.',
  'different owner': 'The sender’s address begins like the one you wrote down, but belongs to somebody else.',
  different: 'The sender’s address is not the one you wrote down.',
  'not comparable':
    'The sender was not compared: your record would need their email address, and the message’s in full.',
} as const;
export const routingSlip = 'The routing number in the message cannot be one: its check digit does not fit.';

export const scriptTitle = 'What to say';
export const callNumber = (phone: string) => `Call ${phone}, the number you wrote down.`;
export const notTheirNumber = 'Do not call a number in the message, and do not answer the message.';
export const script = [
  '“I am closing soon and was sent wire instructions. I called you at a number I had before.”',
  '“Please read your account and routing number to me. I compare them with mine.”',
  '“Did you send me a change? Who in your office confirms it?”',
] as const;
export const scriptAfter =
  'If they read what you wrote down, pay that account. If they say it changed, ask a second person there, then use “Replace after a call”.';

export const sentTitle = 'If money was already sent';
export const sentSteps = [
  'Call your bank this minute. Say that it was fraud and ask for a recall of the wire. Ask for the fraud department if you wait.',
  'Call the settlement agent at the number you wrote down.',
  'Report it to the FBI the same day. The first hours matter most.',
] as const;

export const logTitle = 'What happened to this record';
export const logLead = 'You and your co-buyer see it. Nobody can change it.';
export const by = { you: 'You', coBuyer: 'Your co-buyer' } as const;
export const entryWords: Record<Exclude<WireEntryKind, 'compared'>, string> = {
  written: 'wrote it down',
  changed: 'corrected it',
  replaced: 'replaced it',
};
export const comparedWords = {
  stop: 'compared a message, which differed',
  callRecorded: 'compared a message with another phone number',
  call: 'compared a message, which was the same',
  notCompared: 'typed what a message said, of which nothing could be compared',
} as const;
export const entryRecord = (payee: string, bank: string, ending: string) =>
  `${payee}, ${bank}, account ending in ${ending}`;
export const entryCall = (name: string, day: string) => `Call on ${day} with ${name}`;
export const entryDiffers = (parts: readonly string[]) => `Different: ${join(parts)}`;

/** What is printed for the bank, and filled in by hand. */
export const bankTitle = 'At the bank';
export const bankLead = 'Check each against what the teller types, before you sign.';
export const bankStopRule = 'If anything differs, stop and call the number above before the bank sends it.';
export const bankLines = [
  'Full account number, copied from my own paper:',
  'Amount:',
  'I called the number above on (day and time):',
  'and spoke with:',
] as const;

// Failures.

export const wireGuardFailures = {
  'wire-guard.frozen':
    'This record has been frozen since 24 hours after it was written down, so nothing was changed. Call the number in it; if they confirm another account, use “Replace after a call”.',
  'wire-guard.used-id':
    'This entry was saved already with other details, so nothing was changed. Reload the page and enter the change again.',
  'wire-guard.most-rows': ({ most }: { most: number }) =>
    `The log of this record holds its ${most} entries. Nothing was changed; what is written down still stands.`,
} as const;
