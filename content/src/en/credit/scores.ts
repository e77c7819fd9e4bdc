export const lenderScore = 'The score a lender would use';
export const noLenderScore = 'No lender’s score yet';
export const noLenderScoreLead =
  'Mortgage lenders use older FICO versions (2, 4 and 5), which most apps do not show. When a lender gives you a notice with your scores, enter them here as printed.';
export const ofYou = 'You';
export const missing = 'none entered';
export const middleOfThree = (score: number) => `${score} is the middle of the three.`;
export const lowerOfTwo = (score: number) =>
  `${score} is the lower of the two. A third could change which one counts.`;
export const onlyOne = (score: number) =>
  `${score} is the only one entered. The other two could change which one counts.`;
export const lowestOfBuyers = (score: number) =>
  `With two buyers on the loan, the lower of your two scores sets the price: ${score}.`;
export const partnerMissing = (name: string) =>
  `${name} has not shared a lender’s score. With both of you on the loan, theirs counts too.`;
export const howWeKnow =
  'Middle of three and lower of two is how lenders commonly describe it. Ask your lender which score they use for you.';
export const addScore = 'Add a score';
export const changeScore = (name: string) => `Change ${name}`;
export const yourScores = 'Scores you entered';
export const noScores =
  'Nothing entered yet. Start with a lender’s notice of your scores, or with the score in an app.';
export const partnersScores = (name: string) => `${name}’s scores`;
export const partnerHasNone = (name: string) => `${name} shares scores with you and has not entered any yet.`;
export const lenders = 'Lender’s score';
export const someLenders = 'A few lenders';
export const notLenders = 'Not the lender’s';
export const someLendersNote =
  'Since April 22, 2026 approved lenders in a limited rollout may use VantageScore 4.0. Others use FICO 2, 4 and 5.';
export const notLendersNote = 'Mortgage lenders price with FICO 2, 4 and 5. They can differ from this one.';
export const fromDocument = 'Read from your document';
export const factors = 'Key factors on the notice';
export const factorsLead = 'The notice’s own list for this score, and a place to start.';
export const value = 'Score';
export const model = 'Score model';
export const modelHint = 'Printed next to the score. If the notice says only “FICO”, ask which version.';
export const bureau = 'Credit bureau';
export const day = 'Date of the score';
export const rangeLow = 'Range from (optional)';
export const rangeHigh = 'Range to (optional)';
export const factor = (place: number) => `Key factor ${place} (optional)`;
export const formTitle = { add: 'Add a score', change: 'Change this score' } as const;
export const formLead = 'Copy it as the notice or the app shows it.';
export const history = 'History';
export const historySays = (count: number, from: string, to: string) =>
  `${count} scores from ${from} to ${to}.`;
export const historyNote = 'Different models use different formulas: compare a line with itself only.';
export const historyTable = 'Scores by date';
export const showTable = 'Show as a table';
export const columns = {
  day: 'Date',
  who: 'Whose',
  score: 'Score',
  model: 'Model',
  bureau: 'Bureau',
} as const;
export const sharing = 'Sharing';
export const share = (name: string) => `Share my scores with ${name}`;
export const shareHint = (name: string) =>
  `${name} then sees your scores, their dates and key factors. Not your cards, report items or letters. You can stop at any time.`;
export const shared = (name: string) => `${name} sees your scores`;
export const stopped = (name: string) => `${name} no longer sees your scores`;
export const noPartner = 'You buy alone. When someone buys with you, you can share your scores here.';
