import type { DataRetention } from '@porchlight/domain/personal-data/data-retention.ts';

/** What goes and what stays when an account is deleted. The server keeps to the years; the rest it does as it stands here. */
export const dataRetention: DataRetention = {
  consentYears: 4,
  receiptYears: 2,
  deleted: [
    'Your account, your password and every session.',
    'Your documents, the records of what you signed in them and their certificate pages, your consent to electronic records and your saved signature. Ask for paper copies of what you signed before, not after.',
    'What the log of signing says about you. Its entries stay, as fingerprints from which nothing can be read.',
    'Your journey: milestones, tasks, dates, notes, progress in the guide, feedback, notifications and the figures you saved in calculators.',
    'Messages, applications, waitlist entries and the final step of the guide that carry your e-mail address.',
    'Downloads of your data that are still stored here.',
  ],
  kept: [
    {
      what: 'If you signed a document of somebody else: your signature and name in that file, its time, and the certificate page if it was made. Your e-mail address, network address and browser leave our records of it.',
      why: 'The document belongs to its owner too, and they rely on your signature in it (15 U.S.C. 7001(e)).',
      howLong: 'As long as its owner keeps the document.',
    },
    {
      what: 'If you agreed to calls or text messages: the phone number, the version of the text and the time. Not your name, address or message.',
      why: 'It shows that we were allowed to call. A claim about a call can be brought for four years (28 U.S.C. 1658).',
      howLong: 'Four years from the deletion.',
    },
    {
      what: 'If you ever asked for our newsletter: your e-mail address, on the list of addresses that get no more of it.',
      why: 'Without it, a later import could write to you again.',
      howLong: 'Until you ask us to remove it.',
    },
    {
      what: 'A receipt: when you asked, when it was done, and how many things were deleted. No name and no address.',
      why: 'It shows that we did what you asked. You get its number by e-mail.',
      howLong: 'Two years.',
    },
  ],
};
