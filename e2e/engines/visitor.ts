import type { Cookie, Engine, Handle } from './engine.ts';
import {
  describePage,
  findControl,
  findFileField,
  getTextSelection,
  isAlive,
  isChecked,
  isDrawn,
  listTallChoices,
  shows,
  showsTooltip,
  wakePage,
} from './in-page.ts';
import { until } from './until.ts';

/** What a person does on the site, in whichever browser: each step waits until it can be done. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(engine: Engine, baseUrl: string) {
  const useNow = async (act: (control: Handle) => Promise<void>, role: string, name: string) => {
    const control = await engine.find(findControl, role, name);
    if (control !== undefined) await act(control);
    return control !== undefined;
  };
  /** Again where the page renders the control again just before it is used. */
  const use: typeof useNow = (act, role, name) => until(`${role} ${name}`, () => useNow(act, role, name));
  const open = async (path: string) => {
    await engine.open(new URL(path, baseUrl).href);
    await until(`${path} is drawn`, () => engine.ask(isDrawn));
  };
  const see = (text: string) => until(`the text ${text}`, () => engine.ask(shows, text));
  return {
    open,
    see,
    shows: (text: string) => engine.ask(shows, text),
    press: (role: 'button' | 'link' | 'radio' | 'checkbox', name: string) => use(engine.press, role, name),
    hover: (name: string) => use(engine.hover, 'button', name),
    /** Draws a line with the mouse on the picture of this name. */
    draw: (name: string) => use(engine.drag, 'picture', name),
    /** What is selected on the page, text or a picture: where it begins and ends, or nothing. */
    getTextSelection: () => engine.ask(getTextSelection),
    readPath: () => engine.ask(() => location.pathname),
    showsTooltip: () => engine.ask(showsTooltip),
    /** Lists of choices that are higher than one line of text, each with its height. */
    listTallChoices: () => engine.ask(listTallChoices),
    /** Presses the button if it is there by now; whether it is. */
    pressIfThere: (name: string) => useNow(engine.press, 'button', name),
    /** Begins to use a page whose program waits for that, until the page is alive. */
    async wake() {
      await engine.ask(wakePage);
      await until('the page is alive', () => engine.ask(isAlive));
    },
    /** Fills the field whose label holds this. */
    fill: (label: string, text: string) => use((field) => engine.type(field, text), 'field', label),
    choose: async (path: string) =>
      engine.choose(await until('a file field', () => engine.find(findFileField)), path),
    seeChecked: (name: string) => until(`${name} is checked`, () => engine.ask(isChecked, name)),
    /** Until the window is at an address of this beginning, and the page there is drawn. */
    async arrive(path: string) {
      await until(`the address ${path}`, () =>
        engine.ask((start: string) => location.pathname.startsWith(start), path),
      );
      await until(`${path} is drawn`, () => engine.ask(isDrawn));
    },
    /** Is signed in with these cookies. */
    async carry(cookies: readonly Pick<Cookie, 'name' | 'value'>[]) {
      await open('/');
      // Until the window closes: each engine takes the end of a cookie in another form.
      const attributes = { domain: new URL(baseUrl).hostname, path: '/', httpOnly: true, secure: false };
      await engine.setCookies(cookies.map(({ name, value }) => ({ name, value, ...attributes })));
    },
    describe: () => engine.ask(describePage),
    listErrors: () => engine.listErrors(),
  };
}
