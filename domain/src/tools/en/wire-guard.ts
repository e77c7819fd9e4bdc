export const checksumFormula = '3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9), divisible by 10';
export const checksumSource = 'American Bankers Association: check digit of routing numbers';
export const checksumNote =
  'A number that passes can still be the wrong one. Call the company at a number you found before to have it read to you.';
export const domainFormula =
  'The part that is registered, with letters that look alike taken as the same and edits counted';
export const domainNote = 'A sender can be forged: a domain that is the same is no proof either.';
export const actionFormula = 'Which parts differ from the instruction that was written down first';
export const actionSource = 'CFPB and ALTA on fraud with wired closing money';
export const actionNote =
  'Real instructions seldom change. If money has gone already, call your bank at once and ask for a recall.';
