import type { RequestStage, RequestState } from '@porchlight/domain/document-requests/document-requests.ts';
import type { ReminderOmission } from '@porchlight/domain/document-requests/request-reminders.ts';

export const askForDocument = 'Ask for a document';
export const loadFailed = 'What was asked for did not load';
export const askedFor = 'Asked for';
export const states: Record<RequestState, string> = {
  asked: 'Asked for',
  answered: 'Sent, to review',
  returned: 'Sent back',
  accepted: 'Accepted',
  waived: 'Waived',
  withdrawn: 'Withdrawn',
};
export const stages: Record<RequestStage, string> = {
  none: 'No condition',
  'before-documents': 'Before loan documents',
  'before-funding': 'Before funding',
};
export const askedBy = (name: string) => `Asked by ${name}`;
export const due = (day: string) => `Due ${day}.`;
export const sentBy = (name: string) => `Sent by ${name}.`;
export const endedBy: Record<'accepted' | 'waived' | 'withdrawn', (name: string | null) => string> = {
  accepted: (name) => (name === null ? 'Accepted' : `Accepted by ${name}`),
  waived: (name) => (name === null ? 'Waived' : `Waived by ${name}`),
  withdrawn: (name) => (name === null ? 'Withdrawn' : `Withdrawn by ${name}`),
};
/** Of a condition: who accepted its document or waived it. */
export const cleared = 'cleared';
export const settled = (count: number) => `Accepted, waived and withdrawn (${count})`;

export const waive = 'Waive';
export const withdraw = 'Withdraw';
export const waiveOf = (title: string) => `Waive: ${title}`;
export const withdrawOf = (title: string) => `Withdraw: ${title}`;
export const waiveLead = 'The buyers need not send it. Why is kept in the log, which they can read.';
export const withdrawLead = 'It was asked by mistake. Why is kept in the log, which they can read.';
export const reason = 'Why';
export const cancel = 'Cancel';
export const ended = (title: string, how: 'waived' | 'withdrawn') => `${title} was ${how}`;

export const remind = 'Remind';
export const remindLead = 'Remind the buyers of all open requests';
export const reminded = 'Reminded';
export const wereReminded = 'The buyers are reminded';
export const remindedOf = 'Each gets one notification of all open requests that are not set aside.';
export const remindMany = 'Remind the chosen purchases';
export const chosenPurchases = (count: number) =>
  count === 1 ? '1 purchase chosen.' : `${count} purchases chosen.`;
export const previewReminders = 'Remind…';
export const sendReminders = 'Send the reminders';
export const chooseNone = 'Choose none';
const ofPurchases = (buyers: number, purchases: number) =>
  `${buyers === 1 ? '1 buyer' : `${buyers} buyers`} of ${purchases === 1 ? '1 purchase' : `${purchases} purchases`}`;
export const remindersPlanned = (buyers: number, purchases: number) =>
  buyers === 0 ? 'No one would get a reminder.' : `A reminder goes to ${ofPurchases(buyers, purchases)}.`;
export const remindersSent = (buyers: number, purchases: number) =>
  buyers === 0 ? 'No one was reminded.' : `Reminded: ${ofPurchases(buyers, purchases)}.`;
export const leftOut: Record<ReminderOmission, (count: number) => string> = {
  'nothing-open': (count) => `Left out: ${count} with no open request.`,
  'all-set-aside': (count) => `Left out: ${count} with every open request set aside.`,
  reminded: (count) => `Left out: ${count} reminded in the last 24 hours.`,
  'no-buyers': (count) => `Left out: ${count} that no longer ${count === 1 ? 'exists' : 'exist'}.`,
};
export const setAside = 'Set aside';
export const setAsideOf = (title: string) => `Set aside: ${title}`;
export const setAsideLead =
  'Until that day the buyers do not owe it, and no reminder names it. They read “Not before” with the day.';
export const setAsideUntil = 'Until';
export const setAsideHint = (most: number) => `At most ${most} days ahead.`;
export const setAsideReason = 'Why (optional; the buyers can read it in the log)';
export const countAgain = 'Count it again';
export const notBefore = (day: string) => `Set aside until ${day}.`;
export const wasSetAside = (title: string) => `${title} is set aside`;
export const countedAgain = (title: string) => `${title} counts again`;

export const startWith = 'Start with';
export const noTemplate = 'One document';
export const document = 'Document';
export const ownTitle = 'A title of your own';
export const title = 'Title';
export const titleHint = 'The buyers read it.';
export const why = 'Why it is needed';
export const whyHint = 'The buyers read it. Emails do not have it.';
export const dueDay = 'Due (optional)';
export const condition = 'Condition of the loan';
export const documentNumber = (place: number) => `Document ${place}`;
export const takeOut = 'Take out';
export const takeOutOf = (place: number) => `Take out document ${place}`;
export const addAnother = 'Add another document';
export const send = (count: number) => (count === 1 ? 'Ask for it' : `Ask for ${count} documents`);
export const sent = (count: number) =>
  count === 1 ? 'The document is asked for' : `${count} documents are asked for`;
export const sentLead = 'The buyers are notified.';

type TemplateItem = { kind?: string; title?: string; why: string; stage?: RequestStage };

/** What is often asked for together; each is changed in the form before it is sent. */
export const requestTemplates: readonly { id: string; label: string; items: readonly TemplateItem[] }[] = [
  {
    id: 'self-employed',
    label: 'Self-employed',
    items: [
      {
        title: 'Business tax returns for two years',
        why: 'You are self-employed, so the lender averages your income over two years of business returns. Send all pages and schedules.',
      },
      {
        title: 'Profit and loss statement, year to date',
        why: 'It shows that the business still earns what the returns say. It goes from January 1 to the end of last month.',
      },
    ],
  },
  {
    id: 'gift',
    label: 'Gift',
    items: [
      {
        title: 'Gift letter',
        why: 'Part of your cash to close is a gift. The letter names the giver, the amount and how you are related, and says that it need not be paid back.',
      },
      {
        title: 'Proof of the gift’s transfer',
        why: 'The lender follows the money from the giver’s account to yours: a statement of each, or the wire’s confirmation.',
      },
    ],
  },
  {
    id: 'divorce',
    label: 'Divorce',
    items: [
      {
        title: 'Divorce decree',
        why: 'It says which debts and which property are yours. Send all pages, with the court’s stamp.',
      },
      {
        title: 'Support order',
        why: 'Support that you pay counts as a debt, and support that you receive can count as income. The order says how much and until when.',
      },
    ],
  },
  {
    id: 'condition',
    label: 'Condition of the lender',
    items: [{ title: '', why: '', stage: 'before-documents' }],
  },
];
