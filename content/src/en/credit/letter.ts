/** A letter about a dispute, to the bureau or to the company that reported the item. */
export const letter = {
  subject: {
    bureau: 'Dispute of an item in my credit file',
    furnisher: 'Dispute of information you reported about me',
  },
  fileName: (on: string) => `dispute-letter-${on}.pdf`,
  documentName: (on: string, bureau: string) => `dispute-letter-${on}-${bureau}.pdf`,
  greeting: 'To whom it may concern:',
  opening: {
    bureau:
      'I dispute the item below in my credit file. Please investigate it, free of charge, as 15 U.S.C. 1681i(a) requires.',
    furnisher: (bureau: string) =>
      `I dispute the information below that you reported about me to ${bureau}. Please investigate it, as 12 CFR 1022.43 requires.`,
  },
  item: 'Item',
  reportedBy: 'Reported by',
  reportOf: 'Shown on the report of',
  wrong: 'What is wrong',
  request: {
    bureau:
      'Please correct the item, or delete it if it is inaccurate, incomplete or cannot be verified, and send me the result in writing. The law gives you 30 days from the day you receive this letter, and 5 business days after that to send the result (15 U.S.C. 1681i(a)(1) and (6)).',
    furnisher:
      'Please review what I enclose, correct what is wrong with every credit bureau you reported it to, and send me the result in writing. Your time is that of 15 U.S.C. 1681i(a)(1): generally 30 days from the day you receive this letter.',
  },
  copies: 'I enclose copies and keep the originals.',
  enclosures: 'Enclosures',
  closing: 'Sincerely,',
  signHere: 'Signature',
} as const;
