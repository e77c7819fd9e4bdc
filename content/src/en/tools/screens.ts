export const thisAnswerLastCompleteFigures =
  'This is the answer to your last complete figures. It follows as soon as the marked field can be read.';
export const source = 'Source:';
export const published = (published: string) => `, published ${published}`;
export const whatThisTakesForGranted = 'Assumptions';
export const months = '0 months';
export const howItIsWorkedOut = 'How it is worked out';
export const dataSources = { label: 'Where the figures come from, and since when', href: '/data-sources' };
export const tablesWorkedOut = 'Sources';
export const tableNotesPublished = (published: string, range: string) => `, published ${published}. ${range}`;
export const holdsFrom = (fromText: string) => `Holds from ${fromText}`;
export const to = (start: string, until: string) => `${start} to ${until}.`;
export const copyLink = 'Copy link';
export const print = 'Print';
export const answerCsv = 'Answer (CSV)';
export const theLinkHoldsFiguresBehind =
  'The link holds your figures behind its # sign, which browsers never send to us. Whoever has the link can read them.';
export const linkCopied = 'Link copied';
export const openingFillsTheseFigures = 'Opening it fills in these figures.';
export const theLinkCouldNotCopied = 'The link could not be copied';
export const yourBrowserDoesNotAllow =
  'Your browser does not allow it. The address of this page is the same link: copy it from there.';
export const part = 'Part';
export const name = 'Name';
export const value = 'Value';
export const formula = 'Formula';
export const input = 'Input';
export const asOf = 'As of';
export const answer = 'Answer';
export const table = 'Table';
export const yourFigures = 'Your figures';
export const theseFiguresHaveNoAnswer = 'These figures have no answer together';
export const showTheAnswer = 'Show the answer';
export const beginsWith = (source: string, hint = '') => `We begin with ${source}. ${hint}`.trim();
export const startAgainWithTheExample = 'Start again with the example';
export const allCalculators = 'All calculators';
export const thisWorkedExampleChangeFigures =
  'This is a worked example. To change its figures, turn on scripts for this page; everything is counted in your browser either way.';
export const takes = 'Takes';
export const haveReady = 'Have ready';
export const enterAmountDollarsLike = 'Enter an amount in dollars, like 289,900.';
export const enterAPercentageLike = 'Enter a percentage, like 6.875.';
export const enterAPercentageLikeOr = 'Enter a percentage, like 3 or -1.';
export const enterNumberYearsLike = 'Enter a number of years, like 30.';
export const enterAWholeNumber = 'Enter a whole number.';
export const enterADate = 'Enter a date.';
export const chooseOne = 'Choose one.';
export const weCannotReadDollarsWrite = 'We cannot read this as dollars. Write it like 289,900 or 1250.50.';
export const weCannotReadPercentageWrite = 'We cannot read this as a percentage. Write it like 6.875.';
export const typedValuesWeCannotRead =
  'We cannot read this as a percentage. Write it like 3, or -1 for a fall.';
export const weCannotReadYearsWrite =
  'We cannot read this as years. Write whole years, or halves and quarters, like 27.5.';
export const writeWholeNumberDigits = 'Write a whole number in digits.';
export const writeDateMonthDayYear = 'Write the date as month, day and year.';
export const chooseOneOfTheList = 'Choose one of the list.';
export const loan = 'Loan';
export const rateAYear = 'Rate a year';
export const workingWordsMonths = 'Months';
export const principalAndInterest = 'Principal and interest';
export const paymentBeforeRounding = 'Payment before rounding';
export const premiumYearPercentLoan = 'Premium a year, in percent of the loan';
export const dues = 'Dues';
export const calculators = 'Calculators';
export const toTheCent = 'To the cent';
export const figuresNeedALook = 'From your last complete figures';
export const calculatorNamed = (name: string) => `Calculator: ${name}`;
