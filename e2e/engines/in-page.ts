/**
 * Functions that run within the page, alike in every engine. Each is sent as its own text, and so uses nothing from outside of itself.
 */

/**
 * The control of this role and name, once a person could press it: shown, not disabled, not moving, and nothing over it. Of a radio button
 * or checkbox that is drawn by its label, the label. `name` is the whole name of a button or link, and a part of what labels anything else.
 */
export function findControl(role: string, name: string): Element | null {
  const byRole: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    radio: '[type=radio], [role=radio]',
    checkbox: '[type=checkbox], [role=checkbox]',
    picture: '[role=img]',
    field: 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const readText = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style')) hidden.remove();
    return tidy(copy.textContent);
  };
  const getPdfName = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = [...ids.flatMap((id) => document.getElementById(id) ?? [])];
    const ownLabels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return labels.map(readText).join(' ');
    if (element.hasAttribute('aria-label')) return tidy(element.getAttribute('aria-label'));
    return ownLabels.length > 0 ? ownLabels.map(readText).join(' ') : readText(element);
  };
  const isMeant = (element: Element) => {
    const own = getPdfName(element);
    return role === 'button' || role === 'link' ? own === name : own.includes(name);
  };
  const isMoving = (element: Element) =>
    document.getAnimations().some(({ playState, effect }) => {
      const { target } = effect as KeyframeEffect;
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      return playState === 'running' && ends && target?.contains(element);
    });
  const findPressable = (element: Element) => {
    if (element.matches(':disabled, [aria-disabled=true]') || !element.checkVisibility()) return undefined;
    if (isMoving(element)) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit === null) return undefined;
    if (hit === element || element.contains(hit)) return element;
    const label = hit.closest('label');
    return label?.control === element ? label : undefined;
  };
  for (const element of document.querySelectorAll(byRole[role] ?? '')) {
    const pressable = isMeant(element) ? findPressable(element) : undefined;
    if (pressable === undefined) continue;
    // What is typed takes the place of what is in the field.
    if (role === 'field') (pressable as HTMLInputElement).select?.();
    return pressable;
  }
  return null;
}

/** The first file field, which no person sees. */
export function findFileField(): Element | null {
  return document.querySelector('input[type=file]');
}

/** Whether a text is shown, however its letters are cased and its lines broken. */
export function shows(text: string): boolean {
  const tidy = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
  return tidy(document.body.innerText).includes(tidy(text));
}

/** Whether the checkbox or radio button of this name is on. */
export function isChecked(name: string): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].some(
    (box) => box.checked && [...(box.labels ?? [])].some((label) => label.textContent?.includes(name)),
  );
}

/** Where what is selected begins and ends; empty when nothing is. */
export function getTextSelection(): string {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return '';
  const name = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.nodeValue ?? ''));
  return `${name(selection.anchorNode)} to ${name(selection.focusNode)}`.slice(0, 200);
}

/** Whether the name of a button without words is shown beside it. */
export function showsTooltip(): boolean {
  return document.querySelector('[data-tooltip]')?.checkVisibility() ?? false;
}

/** Lists of choices that are higher than a field of one line, which has 48 CSS pixels. */
export function listTallChoices(): string[] {
  return [...document.querySelectorAll('select')]
    .map((choice) => `${choice.getBoundingClientRect().height} px: ${choice.outerHTML.slice(0, 80)}`)
    .filter((line) => Number.parseFloat(line) > 50);
}

/** Whether a page has drawn what it shows: its heading is there, and nothing is still on its way. */
export function isDrawn(): boolean {
  const heading = document.querySelector('h1');
  return heading?.checkVisibility() === true && document.querySelector('[aria-busy=true]') === null;
}

/** As with the first key that is pressed. */
export function wakePage(): void {
  dispatchEvent(new Event('keydown'));
}

/** Whether React has taken the built page over: it marks each element that it knows. */
export function isAlive(): boolean {
  const heading = document.querySelector('h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
}

/** The page's address, the content of its fields and its text, for the message of a failure. */
export function describePage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const values = fields.map(({ name, id, value }) => `${name || id}: ${value}`);
  return [location.href, ...values, document.body.innerText.slice(0, 2000)].join('\n');
}
