import type { SampleAnnotations } from '@porchlight/domain/estimates/sample-annotations.ts';

const samePayment =
  'The same loan amount, rate and term give the same payment at every lender. If two differ, one of the three differs.';

/**
 * A box for each line of the fixed sample: what the line is, what to compare and what to ask. Each figure in here is worked out
 * again in a test.
 */
export const sampleAnnotations: SampleAnnotations = {
  open: 'Explain',
  lesson: {
    title: 'Does not add up',
    lead: (count) =>
      `A lesson: ${count} lines of this sample contradict others. Real offers have slips too. Check each line against the rest, and ask the lender to explain or correct it in writing.`,
    open: 'Show the lines',
  },
  parts: { what: 'What it is', compare: 'Compare', ask: 'Ask' },
  lines: {
    'Quote number': {
      what: 'The lender’s own name for this quote. It says nothing about the loan.',
      compare: 'Nothing. Keep it, so that you and the lender talk about the same quote.',
      ask: 'Which date and which lock does this number stand for?',
    },
    'Sale price': {
      what: 'The price in the contract, or an estimate of the home’s value where there is no contract yet.',
      compare: 'It has to be the same on every Loan Estimate you compare.',
      ask: 'Is this the price of my contract? When was it last changed?',
      doubt:
        'The loan of $269,910 is 93.1% of $289,900, an odd share. It is exactly 90% of $299,900, so the price is probably a slip, or it was cut after the loan was set.',
    },
    Loan: {
      what: 'The term, the kind of rate and the program. Here: level payments for 30 years, under no government program.',
      compare: 'Term, program and kind of rate have to be the same, or the payments do not compare.',
      ask: 'What would the same loan cost under FHA or VA rules, if I qualify, and over 15 or 20 years?',
    },
    'Rate lock': {
      what: 'For how long the lender holds the rate. After that the rate can change until it is locked again.',
      compare: 'A rate locked for 30 days is not the same offer as one locked for 60 days or not at all.',
      ask: 'Does the lock reach past my closing day? What does an extension cost, and who pays if you are late?',
    },
    'Loan amount': {
      what: 'What you borrow and pay interest on.',
      compare: 'It has to be the same everywhere. A larger loan can hide financed costs.',
      ask: 'Is anything beyond the price less my down payment in it?',
      doubt:
        'The price less the loan leaves $19,990, which is 6.90% of the price. With a price of $299,900 it would be $29,990, which is 10%.',
    },
    'Interest rate': {
      what: 'What the loan costs a year, without its fees.',
      compare:
        'Only together with points and lender credits: points buy a lower rate, credits are paid for with a higher one.',
      ask: 'What is the rate with no points and no credit, on the same day?',
    },
    'Monthly principal and interest': {
      what: 'The level payment on the loan itself. Taxes, insurance and dues come on top.',
      compare: samePayment,
      ask: 'Can this amount go up? On a fixed rate it cannot.',
    },
    'Prepayment penalty': {
      what: 'A charge for paying the loan off early. This sample does not say whether there is one.',
      compare: 'A loan with a penalty is worth less to somebody who may sell or refinance soon.',
      ask: 'Is there one, how high is it at most, and until when?',
    },
    'Balloon payment': {
      what: 'One large payment at the end, where the monthly ones do not clear the loan.',
      compare: 'A level 30-year loan has none. An offer with one is another kind of loan.',
      ask: 'Do the monthly payments clear the whole loan?',
    },
    'Principal and interest': {
      what: 'The same level payment, as one part of what you pay each month.',
      compare: samePayment,
      ask: 'Is this the same in all 30 years?',
    },
    'Mortgage insurance': {
      what: 'Insurance that protects the lender, usual where a conventional loan is more than 80% of the price. The sample does not show any.',
      compare:
        'The amount each month, and for how many years. Lenders use different insurers, and the price depends on your credit.',
      ask: 'Is there mortgage insurance, who pays it, and when does it end?',
      doubt:
        'At 93.1% of the price it would be usual. By the schedule it would end by itself with payment 140, and you could ask it to end with payment 128. With a price of $299,900 these would be payments 123 and 108.',
    },
    'Property tax, insurance and dues': {
      what: 'What is paid to the county, the insurer and an association. Lenders estimate it; they do not set it.',
      compare:
        'It should be the same on every offer. A low estimate makes an offer look cheaper, and the bill comes later.',
      ask: 'What are these figures taken from? Is the tax that of the seller or the one after the sale?',
      doubt: 'The sample leaves it out, though the monthly total must hold it.',
    },
    'Everything beyond principal and interest': {
      what: 'What remains of the monthly total: tax, insurance, dues and any mortgage insurance together.',
      compare: 'Ask for it in parts. Only mortgage insurance is the lender’s to change.',
      ask: 'How does this amount split?',
      doubt: '$773.00 a month is not split at all. An official form has to split it.',
    },
    'Monthly total': {
      what: 'The estimate of everything you pay each month. The official form would round it to $2,683, because its parts are estimates.',
      compare: 'Compare its parts first: a lower total may only mean a lower guess at the taxes.',
      ask: 'What is in it, what is not, and what may rise?',
    },
    'Total closing costs': {
      what: 'All fees, taxes, prepaid amounts and the first deposit into escrow, less credits.',
      compare:
        'Sections A and B and the credits are the lender’s. The rest should hardly differ between lenders.',
      ask: 'Which of these can still change before closing, and by how much?',
      doubt:
        '$27,046.47 is 10.0% of the loan, if there is no deposit and no credit. This site’s guide gives 2-5% as usual, which would be $5,398 to $13,496. With a price of $299,900 it would be 6.3%, still above.',
    },
    'Cash to close': {
      what: 'What you bring to closing: closing costs and down payment, less what you have paid and what others pay. The official form would show whole dollars: $47,036.',
      compare:
        'Two offers can differ here though the loan costs the same: look at what is financed or credited.',
      ask: 'How and when do I pay it, and what could still change it?',
    },
    Points: {
      what: 'Interest paid in advance for a lower rate. One point is 1% of the loan.',
      compare: 'Ask every lender for the same number of points, best none, before you compare rates.',
      ask: 'How much lower is the rate for these points, and after how many months have they paid for themselves?',
    },
    'Points in dollars': {
      what: '1.75% of $269,910, which is $4,723.43. The official form would show whole dollars: $4,723.',
      compare: 'The dollars, because points are a share of different loan amounts.',
      ask: 'What would the rate be without them?',
    },
    'Admin fee': {
      what: 'A charge of the lender for making the loan. It goes by many names: underwriting, processing, application.',
      compare: 'All charges in section A together. The names do not matter.',
      ask: 'Can this be lower or waived? Another lender’s Loan Estimate is the best reason to ask.',
    },
    'Origination charges': {
      what: 'Section A: everything the lender itself charges for making the loan. Once stated, it may not go up without a reason the rules allow. Here $5,718.43 is 2.12% of the loan, inside the 3% that a qualified mortgage of this size may charge in points and fees.',
      compare: 'This is the number to compare first, together with the rate.',
      ask: 'Will you match a lower section A at the same rate?',
    },
    'B. Services you cannot shop for': {
      what: 'Services the lender picks, such as the appraisal and the credit report.',
      compare: 'They differ from lender to lender, because each picks its own.',
      ask: 'What does each of them cost?',
      doubt:
        'The sample names none, though no loan like this is made without an appraisal or something in its place.',
    },
    'C. Services you can shop for': {
      what: 'Services you may choose yourself, such as title work and the settlement agent.',
      compare: 'Not between lenders: between the providers of the services.',
      ask: 'Where is your written list of providers? What do others charge?',
    },
    'E. Taxes and other government fees': {
      what: 'Recording the deed and the mortgage, and transfer taxes.',
      compare: 'They follow from the place, so that they should be the same on every offer.',
      ask: 'Who pays the transfer tax here, the seller or I?',
    },
    'F. Prepaids': {
      what: 'What is due before the first payment: interest to the end of the month, and usually a year of insurance.',
      compare: 'The interest depends on the closing day, so compare offers for the same day.',
      ask: 'For which closing day is this counted?',
      doubt:
        'A day of interest is $57.17 here. The stated APR fits if 21 days of it, $1,200.57, are in the finance charges; the sample does not show them.',
    },
    'G. Initial escrow payment at closing': {
      what: 'The first deposit into the account from which taxes and insurance are paid.',
      compare: 'It is your own money and differs little between lenders.',
      ask: 'How many months are held, and when are the first bills due?',
    },
    'H. Other': {
      what: 'What nobody requires for the loan, such as the owner’s title policy or an association’s fees.',
      compare: 'It should be the same on every offer.',
      ask: 'Which of these can I leave out?',
    },
    'Everything else together': {
      what: 'All closing costs beyond section A, in one sum.',
      compare: 'It cannot be compared until it is itemized.',
      ask: 'Please itemize this by sections.',
      doubt: '$21,328.04 stands without a line. An official form itemizes every dollar.',
    },
    'Down payment': {
      what: 'The price less the loan.',
      compare: 'It has to be the same everywhere.',
      ask: 'What would change with a down payment of 10% or 20%?',
      doubt: '$19,990 is 6.90% of $289,900. With a price of $299,900 it would be $29,990, exactly 10%.',
    },
    Deposit: {
      what: 'Earnest money you have paid already. It comes off the cash to close.',
      compare: 'It has to be the same everywhere.',
      ask: 'Is my deposit counted?',
    },
    'Seller credits': {
      what: 'What the seller agreed to pay toward your costs.',
      compare: 'It follows from your contract, not from the lender.',
      ask: 'Is the credit of my contract in it, and does the loan program allow all of it?',
    },
    'Annual percentage rate (APR)': {
      what: 'The rate with points, lender’s fees, prepaid interest and mortgage insurance counted in over the whole term.',
      compare: 'Offers of the same kind and term. It assumes that you keep the loan to its end.',
      ask: 'Which charges are counted in it?',
      doubt:
        'Points and admin fee alone make 7.847%. 7.894% needs finance charges of $6,919.00, which are those and 21 days of interest, and no mortgage insurance that you pay. With insurance at 0.55% of the loan a year on top, the APR would be about 8.35%.',
    },
    'Principal and interest paid in 5 years': {
      what: 'Sixty payments together.',
      compare:
        'The official line adds mortgage insurance, loan costs and prepaid interest. Compare that one: most people keep a loan for less than its term.',
      ask: 'What is the full five-year figure of page 3?',
      doubt: 'The sample leaves out what the official line adds.',
    },
    'Principal paid off in 5 years': {
      what: 'How much smaller the loan is after sixty payments.',
      compare: 'A lower rate pays off more in the same time.',
      ask: 'What would I owe after 5 years?',
    },
    'Total interest percentage': {
      what: 'All interest over the term as a share of the loan. Here you would pay more in interest than you borrow.',
      compare: 'Offers of the same term.',
      ask: 'What is it over 15 or 20 years?',
    },
    Appraisal: {
      what: 'An estimate of the home’s value, ordered by the lender. You are entitled to a copy.',
      compare: 'Its cost, which stands in section B.',
      ask: 'What does it cost, and when do I get my copy?',
    },
    Assumption: {
      what: 'Whether a later buyer may take this loan over with its terms.',
      compare: 'FHA and VA loans usually allow it, conventional ones usually do not.',
      ask: 'May this loan be assumed?',
    },
    'Late payment': {
      what: 'The fee for a payment that is late by more than a few days.',
      compare: 'The share of the payment and the number of days.',
      ask: 'How much, and after how many days?',
    },
    Refinance: {
      what: 'A new loan that pays off this one. Nobody can promise that you will get it.',
      compare: 'Do not choose a loan that only works if you can refinance.',
      ask: 'Could I afford this loan if I never refinanced?',
    },
    Servicing: {
      what: 'Who takes your payments. The service may move to another company; the terms of the loan may not.',
      compare: 'Nothing in dollars.',
      ask: 'Do you keep the loan and its servicing?',
    },
  },
};
