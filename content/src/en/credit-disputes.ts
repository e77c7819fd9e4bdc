export const reports = 'Check all three reports';
export const reportsLead =
  'Free every week from each bureau at AnnualCreditReport.com. An error may be on one report and not on the others.';
export const checklist = [
  'Name, addresses and employers are yours.',
  'Every account is yours, and none is listed twice.',
  'Each balance, limit and status is right.',
  'No late payment that was on time.',
  'No collection that is paid, too small or not yours.',
] as const;
export const byMail = 'Disputes by mail';
export const items = 'Items you dispute';
export const noItems = 'Nothing here. Found something wrong on a report? Add it, then write the letter.';
export const addItem = 'Add an item';
export const changeItem = (item: string) => `Change ${item}`;
export const letterFor = (item: string) => `Write the letter about ${item}`;
export const writeLetter = 'Write the letter';
export const formTitle = { add: 'Add an item', change: 'Change this item' } as const;
export const formLead = 'Say what the report shows and what is right. Never enter a full account number.';
export const item = 'Account or item';
export const itemHint = 'As the report names it, with the last four digits at most.';
export const bureau = 'On the report of';
export const wrong = 'What is wrong';
export const sentTo = 'Send the dispute to';
export const recipients = { bureau: 'The bureau', furnisher: 'The company that reported it' } as const;
export const goesTo = {
  bureau: 'dispute to the bureau',
  furnisher: 'dispute to the company that reported it',
} as const;
export const furnisher = 'Company that reported it';
export const furnisherOptional = 'Company that reported it (optional)';
export const receivedHint = 'From the return receipt or the online confirmation. The clock starts here.';
export const days = {
  sentOn: 'Sent on',
  receivedOn: 'Received on',
  moreInformationOn: 'You sent more information on',
  answeredOn: 'Answered on',
} as const;
export const afterFreeReport = 'I found it in a free annual report';
export const result = 'Result';
export const noResult = 'Open';
export const results = {
  corrected: 'Corrected',
  deleted: 'Deleted',
  unchanged: 'Not changed',
  'no-answer': 'No answer came',
} as const;
export const states = {
  'not-sent': 'Not sent',
  sent: 'Sent, receipt open',
  waiting: 'Waiting',
  overdue: 'Overdue',
  answered: 'Answered',
} as const;
export const steps = {
  'furnisher-told': 'The bureau has told the company that reported it',
  decided: 'Decision due',
  'result-sent': 'Written result due',
} as const;
export const stepRules = {
  'furnisher-told': '5 business days, 15 U.S.C. 1681i(a)(2)',
  decided: '15 U.S.C. 1681i(a)(1)',
  'result-sent': '5 business days, 15 U.S.C. 1681i(a)(6)',
} as const;
export const decidedBy = {
  '30': '30 days, 15 U.S.C. 1681i(a)(1)',
  more: '30 days and 15 more for your information, 15 U.S.C. 1681i(a)(1)(B)',
  free: '45 days after a free annual report, 15 U.S.C. 1681j(a)(3)',
  furnisher: 'Generally 30 days, 12 CFR 1022.43',
} as const;
export const overdueLead =
  'The time has passed. What cannot be verified has to be deleted. Write again, and complain if no answer comes.';
export const unchangedLead =
  'You can send new proof, or add a statement to your file. If you think the bureau did not look into it, complain.';
export const complain = 'Complain to the CFPB';
export const noReceipt = 'Enter the day it was received, and the days until the answer are counted.';
export const beforeYouApply = 'Finish disputes before you apply';
export const beforeApplyLead =
  'Have no dispute open while your loan is in underwriting: the lender has to look into disputed accounts, and that takes time. Start now, or wait until after closing.';
export const letterTitle = 'Write the letter';
export const letterLead =
  'You get a PDF to print, sign and mail. Send it with a return receipt. Your name and address are printed and not stored.';
export const theirAddress = 'Address of the company';
export const theirAddressHint = 'The one it gives for disputes, on the report or its site.';
export const enclosuresHint = 'One a line, copies only: the marked page of the report, a statement, your ID.';
export const medical = 'Medical debt';
export const medicalText =
  'Medical debt can still be on your report. The federal rule of January 2025 that would have removed it was struck down on July 11, 2025. By their own choice the three bureaus leave out paid medical collections and those under $500. Some states have their own bans, and whether federal law overrides them is in dispute.';
export const leads = 'Calls from strangers after you apply';
export const leadsText =
  'Since March 4, 2026 a bureau may sell the fact that a mortgage lender checked your credit only for a firm offer of credit, and only to a company you authorized, to your present lender or servicer, or to a bank or credit union where you have an account (15 U.S.C. 1681b(c)).';

// Letter.

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
