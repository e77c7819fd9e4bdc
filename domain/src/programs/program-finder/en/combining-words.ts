export const ohioFirstLoans =
  'The agency’s guidelines name 3% with a conventional first loan and 3.5% with a government one.';
export const governmentLoans = 'Government loans are FHA, VA and USDA.';
export const utahFirstLoans = 'The agency’s form names FHA and VA first loans.';
