export const whatWaits = 'What waits';
export const eachLineLeadsWhereWorked = 'Each line leads to where it is worked on, the oldest first.';
export const console = 'Console';
export const theConsoleDidNotLoad = 'The console did not load';
export const nothingWasChanged = 'Nothing was changed.';
export const openingTheConsole = 'Opening the console…';
export const notForThisAccount = 'Not for this account';
export const thisPageIsForStaff = 'This page is for staff';
export const yourAccountDoesNotOpen = 'Your account does not open it';
export const goToTheSite = 'Go to the site';
export const signInAsSomebodyElse = 'Sign in as somebody else';
export const ifWorkHereAskAdmin =
  'If you work here, ask an admin to invite you, or to restore your membership. Nothing was changed.';
