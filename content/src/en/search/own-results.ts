export const toDo = 'To do';
export const done = 'Done';
export const notNeeded = 'Not needed';
export const figure = (label: string, value: string) => `${label}: ${value}`;
export const figurePlace = (document: string, page: number, state: string) =>
  `${document} · Page ${page} · ${state}`;
export const page = (page: number) => `Page ${page}`;
export const noteOf = (date: string) => `Note of ${date}`;
export const ownResultsDone = (progress: number) => `${progress}% done`;
export const locked = 'Locked';
