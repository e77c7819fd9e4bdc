/** What the page returned that is an element: only the engine it came from knows what to do with it. */
export type Handle = unknown;

export type Cookie = {
  name: string;
  value: string;
  domain: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
};

/** Runs within the page; takes and gives what JSON can hold. It is sent as its own text, so it uses nothing from outside of itself. */
// biome-ignore lint/suspicious/noExplicitAny: what a function of the page takes is known where it is sent
export type PageFunction<Result> = (...given: any[]) => Result | Promise<Result>;

/** A browser with one window, driven from outside as a person would: what Firefox and WebKit can both do. */
export interface Engine {
  /** Opens an address; the document has been read when this ends. */
  open(address: string): Promise<void>;
  /** What a function gives within the page. */
  ask<Result>(question: PageFunction<Result>, ...given: unknown[]): Promise<Result>;
  /** The element that a function gives within the page, if it gives one. */
  find(question: PageFunction<Element | null>, ...given: unknown[]): Promise<Handle | undefined>;
  /** Presses the middle of an element with the mouse. */
  press(element: Handle): Promise<void>;
  /** Presses the mouse high in an element, a third from its left, moves it low, a third from its right, and lets go. */
  drag(element: Handle): Promise<void>;
  /** Rests the mouse on the middle of an element. */
  hover(element: Handle): Promise<void>;
  /** Types into a field, in place of what is selected in it. */
  type(element: Handle, text: string): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  choose(element: Handle, path: string): Promise<void>;
  /** The window has these cookies from then on; a page of the site is open. */
  setCookies(cookies: readonly Cookie[]): Promise<void>;
  /** Errors that pages have reported so far: uncaught ones, and what was written to the console as an error. */
  listErrors(): Promise<string[]>;
  close(): Promise<void>;
}
