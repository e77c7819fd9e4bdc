export const nextTitle = 'What your house needs next';
export const nothingYet = 'Nothing is on your list yet.';
export const nothingYetLead = (tasks: number) =>
  `Begin with our list of ${tasks} tasks by season, each with its reason. Change or remove any of them.`;
export const addList = (tasks: number) => `Add the list of ${tasks} tasks`;
export const addMissing = (tasks: number) =>
  tasks === 1 ? 'Add 1 task of our list' : `Add ${tasks} more tasks of our list`;
export const dueNext = (what: string, day: string) => `${what}, due ${day}.`;
export const dueToday = (what: string) => `${what}, due today.`;
export const dueSince = (what: string, day: string) => `${what}, due since ${day}.`;
export const warrantyEnds = (what: string, day: string) =>
  `Warranty of ${what}: its last day is ${day}. Have anything that does not work looked at.`;
export const alsoDue = (count: number) =>
  count === 1 ? 'One more thing is due.' : `${count} more things are due.`;

export const upkeepTitle = 'Upkeep';
export const upkeepLead =
  'The earliest first. Each is in your dates on its day; marked as done, it moves to the next.';
export const noTasks = 'Tasks that come back, each with the day it is due next.';
export const addTask = 'Add a task';
export const taskTitle = { add: 'Add a task', change: 'Change the task' } as const;
export const taskLead = 'What is to be done, and how often.';
export const done = 'Done';
export const markDone = (task: string) => `Mark as done: ${task}`;
export const doneToday = 'Done today';
export const overdue = 'Due';
export const every = (months: number) =>
  months === 1
    ? 'every month'
    : months === 12
      ? 'every year'
      : months % 12 === 0
        ? `every ${months / 12} years`
        : `every ${months} months`;
export const nextOn = (day: string) => `Next: ${day}`;
export const lastDone = (day: string) => `last done ${day}`;
export const seasons = { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' } as const;
export const taskFields = {
  task: 'Task',
  season: 'Season',
  everyMonths: 'Every how many months',
  firstDueOn: 'First due',
  lastDoneOn: 'Last done',
  why: 'Why, or how',
} as const;
export const noSeason = 'No season';
export const seasonHint = 'A task of a season comes back when that season begins.';
export const everyHint = 'With a season: 12, 24 or another whole number of years.';

export const warrantiesTitle = 'Warranties';
export const warrantiesLead = 'You are reminded 30 days before the last day.';
export const noWarranties = 'None yet. Begin with the roof, the heating and each large appliance.';
export const addWarranty = 'Add a warranty';
export const warrantyTitle = { add: 'Add a warranty', change: 'Change the warranty' } as const;
export const warrantyLead = 'As its paper has it.';
export const warrantyFields = {
  what: 'What it covers',
  company: 'Company',
  phone: 'Phone for claims',
  from: 'First day',
  until: 'Last day',
  documentId: 'Its paper',
} as const;
export const until = (day: string) => `Until ${day}`;
export const noLastDay = 'No last day entered';
export const over = 'Ended';
export const endsSoon = 'Ends soon';

export const manualsTitle = 'Appliances and manuals';
export const manualsLead = 'Model and serial number are what a repair or a recall asks for.';
export const noManuals = 'None yet. The numbers are on the label inside the door or on the back.';
export const addManual = 'Add an appliance';
export const manualTitle = { add: 'Add an appliance', change: 'Change the appliance' } as const;
export const manualLead = 'As its label has it.';
export const manualFields = {
  appliance: 'Appliance',
  model: 'Model',
  serial: 'Serial number',
  boughtOn: 'Day it was bought',
  link: 'Web address of the manual',
  documentId: 'Manual among your documents',
} as const;
export const model = (text: string) => `Model ${text}`;
export const serial = (text: string) => `serial number ${text}`;
export const bought = (day: string) => `bought ${day}`;
export const openManual = 'Manual';

export const vendorsTitle = 'Who fixed what';
export const vendorsLead = 'Whom you would call again, and whom not.';
export const noVendors = 'Nobody yet. Add a person when you pay the first bill.';
export const addVendor = 'Add a person or company';
export const vendorTitle = { add: 'Add a person or company', change: 'Change the entry' } as const;
export const vendorLead = 'Both buyers of the home see this.';
export const vendorFields = {
  name: 'Name',
  trade: 'Trade',
  phone: 'Phone',
  lastUsedOn: 'Last time',
  note: 'Note',
} as const;
export const lastUsed = (day: string) => `last time ${day}`;

export const papersTitle = 'Papers of the home';
export const papersLead = 'Each paper, and where it is: among your documents here, or in a drawer.';
export const noPapers =
  'None yet. Begin with the deed, the note, the Closing Disclosure, the title policy and the survey.';
export const addPaper = 'Add a paper';
export const paperTitle = { add: 'Add a paper', change: 'Change the paper' } as const;
export const paperLead = 'The file stays yours: the other buyer sees this line, and not the document.';
export const paperFields = {
  what: 'What it is',
  documentId: 'Among your documents',
  place: 'Where the paper is',
} as const;
export const placeHint = 'Such as: fireproof box in the bedroom closet.';

export const noDocument = 'None';
export const otherDocument = 'A document that is not among yours';
export const notYours = 'its document is not among yours';
export const changeOf = (what: string) => `Change ${what}`;
export const showAll = (rows: number) => `Show all ${rows}`;
export const showFewer = 'Show fewer';
