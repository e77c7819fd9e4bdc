import { formatCount } from '@porchlight/domain/kernel/formats.ts';

export const buyerLoadFailed = 'This home buyer did not load';
export const phone = 'Phone';
export const stage = 'Stage';
export const noStage = 'No final step yet';
export const since = 'Since';
export const lastActivity = 'Last activity';
export const noJourney = 'There is no account with this final step, so there is no journey to show.';
export const stageSaved = (stage: string) => `The stage is ${stage} now`;
export const changeTheStage = 'Change the stage';
export const chooseAStage = 'Choose a stage';
export const saveTheStage = 'Save the stage';
export const completed = 'Completed';
export const underWay = 'Under way';
export const notStarted = 'Not started';
export const locked = 'Locked';
export const on = 'On';
export const off = 'Off';
export const homeBuyers = 'Home buyers';
export const searchLabel = 'Name or e-mail';
export const searchByName = 'Name';
export const pageLead =
  'One line per purchase. What buyers note for themselves stays theirs. Who finished the final step of the guide without an account is among the leads.';
export const listCaption = 'Purchases';
export const listEmpty = 'No purchase yet: nobody has an account.';
export const buyers = 'Buyers';
export const milestone = 'Milestone';
export const everyMilestone = 'Every milestone';
export const allCompleted = 'All completed';
export const closing = 'Closing day';
export const owed = 'Owed';
export const owesAnything = 'Any';
export const owesSome = 'Some';
export const owesNone = 'None';
export const documentsCount = (count: number) =>
  count === 1 ? '1 document' : `${formatCount(count)} documents`;
export const nothingOwed = 'Nothing';
export const silent = 'Silent';
export const silentFor = (days: number) =>
  days === 0 ? 'Seen today' : days === 1 ? '1 day' : `${formatCount(days)} days`;
export const silentFilter = 'Silent for';
export const anyTime = 'Any';
export const daysOrMore = (days: number) => `${days}+ days`;
export const closingFilter = 'Closing within';
export const withinDays = (days: number) => `${days} days`;
export const owner = 'Owner';
export const nobody = 'Nobody';
export const ownerMe = 'Me';
export const somebody = 'Somebody';
export const anyOwner = 'Any';
export const formerOwner = (name: string) => `${name} (takes no purchases now)`;
export const order = 'Order';
export const orders = {
  '-activity': 'Last seen first',
  activity: 'Silent longest first',
  closing: 'Closing soonest first',
  '-owes': 'Owes most first',
  milestone: 'Earliest milestone first',
  '-milestone': 'Latest milestone first',
  name: 'By name',
};
export const pageBefore = 'Page before';
export const pageAfter = 'Next page';

// What is due, on the overview.

export const dueTitle = 'Due within 7 days';
export const dueFailed = 'What is due did not load';
export const unnamed = 'A buyer without a name';
export const dueEmpty = 'No closing, contract date or requested document is due.';
export const dueThing = {
  closing: () => 'Closing',
  contract: (title: string | null) => title ?? 'Contract date',
  document: (title: string | null) => `Document: ${title ?? 'requested'}`,
};
export const dueMore = (count: number) => `and ${formatCount(count)} more`;
export const ownedBy = (name: string) => `Owner: ${name}`;

// What is new to the member, on the overview.

export const handedToYou = 'Handed to you';
export const handedBy = (name: string) => `By ${name}`;
export const proposalsAnswered = 'Answers to your proposals';
export const answeredProposal = {
  accepted: (name: string, title: string) => `${name} accepted: ${title}`,
  declined: (name: string, title: string) => `${name} declined: ${title}`,
};
export const formerBuyer = 'A buyer who has left';
