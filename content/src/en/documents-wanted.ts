export const wantedNow = 'Wanted now';
export const nothingWanted = 'Nothing to upload now.';
export const lastAccepted = (title: string, day: string) => `Last accepted: ${title}, ${day}.`;
export const lastRead = (form: string, name: string, day: string) => `Last read: ${form} (${name}), ${day}.`;
export const due = (day: string) => `Due ${day}`;
export const wasDue = (day: string) => `Was due ${day}`;
export const notBefore = (day: string) => `Not before ${day}`;
export const lendersAccept = (day: string) =>
  `Lenders accept the one you uploaded until ${day}. Upload a newer one.`;
export const forMilestone = (milestone: string, age: string | undefined) =>
  age === undefined ? `For ${milestone}.` : `For ${milestone}. ${age}`;
export const askedForBy = (name: string) => `Asked for by ${name}.`;
export const upload = 'Upload';
export const replace = 'Replace';
export const notKnown = 'What is wanted did not load';
export const notKnownLead = 'Your documents are safe. It shows here as soon as we can reach the server.';
