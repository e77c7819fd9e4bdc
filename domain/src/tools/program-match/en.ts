export const chooseAProgram = 'Name a program we know, like fhlb-boston-ebp. The page /programs lists them.';
export const chooseAPlace = 'Enter a state’s two letters, like OH, or AS, GU, MP, PR or VI.';
export const enterWholeScore = 'Enter a score without a fraction.';
export const scoresBeginAt300 = 'Scores begin at 300.';
export const scoresEndAt850 = 'Scores end at 850.';
export const enterUnits = 'Enter 1 to 4 homes.';
export const enterAMedian = 'Enter an area median income above 0.';
export const enterALimit = 'Enter a Mortgage Revenue Bond limit above 0.';
export const loanAbovePrice = 'Enter a loan that is not above the price.';
export const shortByFormula =
  'How far the buyer is from the rule’s limit, in dollars or in points of a score';
export const changeFormula =
  'What turns each rule that says no; ways apart by "or", what is needed together by "and"';
export const assistanceFormula = 'The share that the document names, of the price or of the first loan';
export const assistanceLimitFormula = 'The most that the document names';
