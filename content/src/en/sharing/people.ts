export const people = 'People';
export const whoBuysWithYouWhoHelps =
  'Who buys with you, who helps, and what each of them sees. You withdraw any of it with one press.';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const thisPageDidNotLoad = 'This page did not load';
export const nothingWasChanged = 'Nothing was changed. Whoever saw something still sees it.';
export const loading = 'Loading the people of your purchase';

export const whoBuys = 'Who buys';
export const you = 'You';
export const youBuyAlone =
  'You buy alone so far. A co-buyer shares milestones, tasks and dates with you; your documents and private notes stay yours.';
export const inviteACoBuyer = 'Invite a co-buyer';
export const whoHelps = 'Who helps';
export const nobodyHelps =
  'Nobody yet. An agent, a loan officer, an attorney or a friend needs no account: they get a link by email, and begin with your milestones, tasks and dates.';
export const invited = 'Invited';
export const invitedUntil = (day: string) => `The link works until ${day}.`;
export const linkEnded = (day: string) => `The link ended on ${day}.`;
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw';
export const withdrawInvitation = 'Withdraw invitation';
export const ofPerson = (name: string) => `: ${name}`;
export const invitationWithdrawn = 'Invitation withdrawn';
export const canNoLongerAccept = (name: string) => `${name} can no longer use the link.`;
export const remove = 'Remove';
export const isRemoved = (name: string) => `${name} is removed`;
export const seesNothing = (name: string) => `${name} sees nothing any more.`;
export const seesNothingNow = (name: string) => `${name} sees nothing at the moment.`;
export const grantWithdrawn = 'Withdrawn';
export const newLinkSent = (name: string) => `A new link is on its way to ${name}`;
export const linkBeforeEnded = 'The link before no longer works.';
export const whichAddress = (name: string) => `Email address of ${name}`;
export const weKeepNoAddress = 'We do not keep the address until someone accepts. Enter the one you invited.';
export const notTheInvitedAddress =
  'This is not the address you invited. Nothing was sent; enter that address, or withdraw the invitation and invite the other address.';

export const inviteSomeone = 'Invite someone';
export const name = 'Name';
export const emailAddress = 'Email address';
export const role = 'Role';
export const chooseARole = 'Choose a role';
export const chooseARoleFirst = 'Choose what this person does. Nothing was sent.';
export const coBuyerGets =
  'A co-buyer needs an account with this email address. Milestones, tasks, dates and new notes become shared; documents and private notes do not.';
export const helperGets =
  'Begins with your milestones, tasks and dates, needs no account, and can change nothing.';
export const sendInvitation = 'Send invitation';
export const sending = 'Sending…';
export const weWroteTo = (name: string) => `We wrote to ${name}`;
export const theLinkWorksFor = (days: number) => `The link works for ${days} days.`;

export const letThemSeeMore = 'Let them see more';
export const letSee = (name: string) => `Let ${name} see`;
export const whichDocuments = 'Which documents';
export const allDocuments = 'All of my documents';
export const until = 'Until (optional)';
export const untilHint = 'The last day. Leave it empty to share until you withdraw it.';
export const share = 'Share';
export const sharing = 'Sharing…';
export const cancel = 'Cancel';
export const shared = 'Shared';
export const enterMonthDayYear = 'Enter a month, day and year that exist.';

export const whatWasOpened = 'What was opened';
export const nothingWasOpened =
  'Nothing so far. Each time a helper opens something, it is listed here with the time.';
export const newestHundred = 'The newest 100 are listed.';

export const thisPurchase = 'This purchase';
export const whatIsKnown = 'What you call it, and what is known of the home. Leave empty what is open.';
export const nickname = 'Nickname';
export const state = 'State';
export const notKnownYet = 'Not known yet';
export const county = 'County';
export const closingDay = 'Closing day';
export const save = 'Save';
export const saving = 'Saving…';
export const saved = 'Saved';

export const leaveThisPurchase = 'Leave this purchase';
export const eitherOfYouCanLeave = (partner: string) =>
  `You or ${partner} can leave at any time. Neither can remove the other.`;
export const leavePurchase = 'Leave purchase';
export const leaveThePurchaseWith = (partner: string) => `Leave the purchase with ${partner}?`;
export const whatStays = (partner: string) => [
  `You and ${partner} each keep the whole journey as it is today: milestones, tasks, dates and the details of the home.`,
  `Your documents and your notes stay with you. ${partner}’s stay with ${partner}.`,
  `Helpers stay with ${partner}, and no longer see your documents. You invite your own again.`,
  'From then on neither of you sees what the other changes. To buy together again, one invites the other.',
];
export const stay = 'Stay';
export const leaving = 'Leaving…';
export const youLeft = 'You left the purchase';
export const youGoOnAlone = 'You go on with the journey as it is, in a purchase of your own.';
