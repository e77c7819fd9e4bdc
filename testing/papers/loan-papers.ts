import type { PaperSample } from './paper-sample.ts';

export const loanPapers: readonly PaperSample[] = [
  {
    name: 'a credit score notice after model form H-3',
    kind: 'credit_score_notice',
    pages: [
      `
                         Ficus Bank
           Your Credit Score and the Price You Pay for Credit
Your Credit Score
Your credit score      728
                       Source:  TransUnion              Date:  07/28/2026
Understanding Your Credit Score
What you should know about credit scores      Your credit score is a number that reflects the information in your credit report.
The range of scores    Scores range from a low of 300 to a high of 850.
                       Generally, the higher your score, the more likely you are to be offered better credit terms.
How your score compares     Your credit score ranks higher than 55 percent of U.S. consumers.
`,
    ],
    fields: {
      bureau: 'TransUnion',
      score: '728',
      range_low: '300',
      range_high: '850',
      date: '2026-07-28',
    },
    checks: { score_in_range: true },
  },
  {
    name: 'a notice to the home loan applicant with its factors',
    kind: 'credit_score_notice',
    pages: [
      `
NOTICE TO THE HOME LOAN APPLICANT
Credit Score Disclosure                         Applicant: Jamie Rivera
Consumer Reporting Agency: Equifax Information Services
Score Model: Equifax Beacon 5.0
Credit Score: 701
Score Range: 334 to 818
Date Created: 07/28/2026
Key factors that adversely affected your credit score:
1. Proportion of balances to credit limits on revolving accounts is too high
2. Length of time accounts have been established
3. Too many accounts with balances
4. Time since most recent account opening is too short
5. Number of recent inquiries on credit report
If you have questions, write to the lender.
`,
    ],
    fields: {
      bureau: 'Equifax',
      score: '701',
      range_low: '334',
      range_high: '818',
      date: '2026-07-28',
      model: 'Equifax Beacon 5.0',
    },
    lines: {
      factors: [
        ['Proportion of balances to credit limits on revolving accounts is too high', ''],
        ['Length of time accounts have been established', ''],
        ['Too many accounts with balances', ''],
        ['Time since most recent account opening is too short', ''],
        ['Number of recent inquiries on credit report', ''],
      ],
    },
    checks: { score_in_range: true },
  },
  {
    name: 'an initial escrow statement',
    kind: 'escrow_statement',
    pages: [
      `
INITIAL ESCROW ACCOUNT DISCLOSURE STATEMENT                    Date: 09/15/2026
Ficus Bank
Starting Balance: $1,100.00         Monthly Escrow Payment: $450.00          Cushion: $900.00
Month           Payments to         Payments from       Description              Escrow
                Escrow Account      Escrow Account                               Account Balance
Month           Payment             Disbursement        Description              Balance
Nov 2026           450.00                0.00                                   1,550.00
Dec 2026           450.00            1,400.00           County Tax                600.00
Jan 2027           450.00                0.00                                   1,050.00
Feb 2027           450.00              500.00           Homeowner's Insurance   1,000.00
`,
    ],
    fields: {
      statement: 'INITIAL',
      statement_date: '2026-09-15',
      starting_balance: '1100.00',
      monthly_payment: '450.00',
    },
    lines: {
      months: [
        ['Nov 2026', '450.00', '', '0.00', '1550.00'],
        ['Dec 2026', '450.00', 'County Tax', '1400.00', '600.00'],
        ['Jan 2027', '450.00', '', '0.00', '1050.00'],
        ['Feb 2027', '450.00', "Homeowner's Insurance", '500.00', '1000.00'],
      ],
    },
    checks: { running_balance: true, monthly_payment: true },
  },
  {
    name: 'an annual escrow statement with a balance that does not follow',
    kind: 'escrow_statement',
    pages: [
      `
Annual Escrow Account Disclosure Statement
Statement Date: 06/01/2027
Escrow Payment   $410.00
Shortage         $0.00
Month       Payments to Escrow    Payments from Escrow    Description       Balance
Starting balance                                                           $820.00
07/27       $410.00               $0.00                                  $1,230.00
08/27       $410.00               $1,150.00               Property Tax     $490.00
09/27       $410.00               $0.00                                    $990.00
`,
    ],
    fields: {
      statement: 'Annual',
      statement_date: '2027-06-01',
      starting_balance: '820.00',
      monthly_payment: '410.00',
    },
    checks: { running_balance: false, monthly_payment: true },
  },
  {
    name: 'a driver license as it is recognized',
    kind: 'photo_id',
    pages: [
      `
OREGON          USA
DRIVER LICENSE
4d DL NO. X0000000
4b EXP 08/31/2031      4a ISS 08/20/2023
3 DOB 01/02/1990
1 RIVERA
2 JAMIE
15 SEX X   16 HGT 5'-08"
`,
    ],
    fields: { document: 'driver license', expires: '2031-08-31' },
    checks: {},
  },
  {
    name: 'a passport as it is recognized',
    kind: 'photo_id',
    pages: [
      `
UNITED STATES OF AMERICA
PASSPORT
Nationality
UNITED STATES OF AMERICA
Date of birth          Sex
02 JAN 1990            X
Date of issue          Date of expiration
15 Mar 2022            14 Mar 2032
`,
    ],
    fields: { document: 'passport', expires: '2032-03-14' },
    checks: {},
  },
];
