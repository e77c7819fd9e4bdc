export const toDo = 'To do';
export const done = 'Done';
export const notNeeded = 'Not needed';
export const page = (page: number) => `Page ${page}`;
export const noteOf = (date: string) => `Note of ${date}`;
export const ownResultsDone = (progress: number) => `${progress}% done`;
export const locked = 'Locked';
