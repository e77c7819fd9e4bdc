export const changeProblems = {
  'no-such-term': 'This term is not in the contract. Nothing was changed.',
  'not-counted-yet': 'This term has no day yet. Enter the day it is counted from. Nothing was changed.',
  'not-later': 'An extension names a later day than the deadline has now. Nothing was changed.',
  'already-waived': 'This term was already waived. Nothing was changed.',
};
export const termProblems = {
  'base-unknown': 'Enter the day it is counted from.',
  'counts-from-itself': 'This term is counted from itself. Choose another day to count from.',
};
