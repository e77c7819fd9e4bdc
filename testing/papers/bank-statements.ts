import type { PaperSample } from './paper-sample.ts';

export const bankStatements: readonly PaperSample[] = [
  {
    name: 'a statement whose summary counts what it lists, without signs',
    kind: 'bank_statement',
    pages: [
      `
First Harbor Bank, N.A.                            June 12, 2026 through July 13, 2026
P O Box 182051                                     Account Number:  000000123456789
Columbus, OH 43218

JAMIE RIVERA
CHECKING SUMMARY
                                    INSTANCES              AMOUNT
Beginning Balance                                       $4,210.55
Deposits and Additions                  3                9,125.00
Checks Paid                             1                 -950.00
ATM & Debit Card Withdrawals           12                -611.42
Electronic Withdrawals                  4              -1,804.13
Fees                                    1                 -12.00
Ending Balance                         21               $9,958.00
                                                                     Page 1 of 4
`,
      `
DEPOSITS AND ADDITIONS
DATE      DESCRIPTION                                      AMOUNT
06/15     Harbor Supply Payroll PPD ID: 1234             1,976.40
06/29     Harbor Supply Payroll PPD ID: 1234             1,976.40
07/02     Deposit 1234567                                5,172.20
Total Deposits and Additions                            $9,125.00

CHECKS PAID
CHECK NO.    DATE     AMOUNT
1012         06/20    950.00
                                                                     Page 2 of 4
`,
    ],
    fields: {
      institution: 'First Harbor Bank, N.A.',
      account_number: '6789',
      period_start: '2026-06-12',
      period_end: '2026-07-13',
      opening: '4210.55',
      deposits: '9125.00',
      closing: '9958.00',
      pages: '1,2 of 4',
    },
    lines: {
      summary: [
        ['Deposits and Additions', '9125.00'],
        ['Checks Paid', '-950.00'],
        ['ATM & Debit Card Withdrawals', '-611.42'],
        ['Electronic Withdrawals', '-1804.13'],
        ['Fees', '-12.00'],
      ],
      deposits: [
        ['Harbor Supply Payroll PPD ID: 1234', '1976.40', '06/15'],
        ['Harbor Supply Payroll PPD ID: 1234', '1976.40', '06/29'],
        ['Deposit 1234567', '5172.20', '07/02'],
      ],
    },
    checks: { 'opening+in-out=closing': true, deposits_sum: true, period_in_order: true },
  },
  {
    name: 'a statement that says its days within the labels',
    kind: 'bank_statement',
    pages: [
      `
Cascade National Bank
Your account statement
for July 1, 2026 to July 31, 2026                       Account number: XXXX XXXX 4417

Account summary
Beginning balance on July 1, 2026             $2,000.00
Deposits and other additions                   3,300.10
ATM and debit card subtractions                 -410.00
Other subtractions                            -1,290.10
Checks                                            -0.00
Service fees                                      -0.00
Ending balance on July 31, 2026               $3,600.00
Page 1 of 6
`,
    ],
    fields: {
      institution: 'Cascade National Bank',
      account_number: '4417',
      period_start: '2026-07-01',
      period_end: '2026-07-31',
      opening: '2000.00',
      deposits: '3300.10',
      closing: '3600.00',
      pages: '1 of 6',
    },
    checks: { 'opening+in-out=closing': true, period_in_order: true },
  },
  {
    name: 'a statement with columns for what comes in and goes out',
    kind: 'bank_statement',
    pages: [
      `
Prairie Federal Credit Union
Statement Period: 07/01/2026 - 07/31/2026        Member Name: Jamie Rivera        Page: 1 of 1
Account Number: ****8821
Account Summary
Previous Balance      Total Deposits      Total Withdrawals      New Balance
       $810.00           $2,450.00                $1,260.00        $2,000.00
Transaction History
Date      Description               Deposits     Withdrawals       Balance
07/03     PAYROLL BLUEBIRD            984.26                      1,794.26
07/09     RENT                                      1,260.00        534.26
07/18     PAYROLL BLUEBIRD            984.26                      1,518.52
07/30     TRANSFER FROM M RIVERA      481.48                      2,000.00
`,
    ],
    fields: {
      institution: 'Prairie Federal Credit Union',
      account_number: '8821',
      holder: 'Jamie Rivera',
      period_start: '2026-07-01',
      period_end: '2026-07-31',
      opening: '810.00',
      deposits: '2450.00',
      withdrawals: '1260.00',
      closing: '2000.00',
      pages: '1 of 1',
    },
    lines: {
      deposits: [
        ['PAYROLL BLUEBIRD', '984.26', '07/03'],
        ['PAYROLL BLUEBIRD', '984.26', '07/18'],
        ['TRANSFER FROM M RIVERA', '481.48', '07/30'],
      ],
    },
    checks: { 'opening+in-out=closing': true, deposits_sum: true, period_in_order: true },
  },
  {
    name: 'a statement whose list has one signed column, with a balance that was changed',
    kind: 'bank_statement',
    pages: [
      `
Online Savings Bank
Monthly Statement                       Statement Period: Jul 1, 2026 - Jul 31, 2026
Account ending in 0093
Opening Balance       $10,000.00
Total Credits            $525.00
Total Debits             $200.00
Closing Balance       $19,325.00
Date            Description            Amount         Balance
Jul 5, 2026     Interest                25.00       10,025.00
Jul 9, 2026     Transfer out          -200.00        9,825.00
Jul 20, 2026    Transfer in            500.00       10,325.00
`,
    ],
    fields: {
      institution: 'Online Savings Bank',
      account_number: '0093',
      period_start: '2026-07-01',
      period_end: '2026-07-31',
      opening: '10000.00',
      deposits: '525.00',
      withdrawals: '200.00',
      closing: '19325.00',
    },
    lines: {
      deposits: [
        ['Interest', '25.00', 'Jul 5, 2026'],
        ['Transfer in', '500.00', 'Jul 20, 2026'],
      ],
    },
    checks: { 'opening+in-out=closing': false, deposits_sum: true, period_in_order: true },
  },
  {
    name: 'a statement that writes what goes out with a sign behind it, and no day of its period on one line',
    kind: 'bank_statement',
    pages: [
      `
U.S. Harbor Bank National Association
Statement Period:
Jun 16, 2026
through
Jul 15, 2026
Account Summary
                         # Items
Beginning Balance on Jun 16               $       1,200.00
Customer Deposits             2                    900.00
Other Deposits                1                    100.00
Card Withdrawals              9                    310.25-
Other Withdrawals             2                    400.00-
Ending Balance on Jul 15, 2026            $       1,489.75
Account Number 1-234-5678-9012
`,
    ],
    fields: { account_number: '9012', opening: '1200.00', closing: '1489.75' },
    unread: ['period_start', 'deposits', 'withdrawals'],
    checks: { 'opening+in-out=closing': true },
  },
];
