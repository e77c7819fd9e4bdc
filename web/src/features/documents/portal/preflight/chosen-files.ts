import { createListeners } from '../../../../platform/browser/listeners.ts';

/** Files of this page that were stored, by the id of their document: what is in them is found here, without asking for them again. */
let chosen: ReadonlyMap<string, File> = new Map();
const { subscribe, notify } = createListeners();

export const chosenFiles = { subscribe, read: () => chosen };

/** @param answer what the server said when the file was stored */
export function saveChosen(answer: string, file: File): void {
  try {
    const { id } = JSON.parse(answer);
    chosen = new Map([...chosen, [id, file]]);
    notify();
  } catch {
    // The file is stored all the same; it is not checked.
  }
}

export function forgetChosen(id: string): void {
  chosen = new Map([...chosen].filter(([each]) => each !== id));
  notify();
}
