import { browserStorage } from '../browser/browser-storage.ts';

/** The milestone a signed-in buyer goes on with, as its slug and its title, so that public pages can name it at once. */
export type NextStepLink = { slug: string; title: string };

const NEXT_STEP_NOTE = 'nextStep';

export function noteNextStep(step: NextStepLink | undefined): void {
  if (step === undefined) browserStorage.remove(NEXT_STEP_NOTE);
  else browserStorage.write(NEXT_STEP_NOTE, `${step.slug} ${step.title}`);
}

export function findNextStep(): NextStepLink | undefined {
  const [slug, ...title] = (browserStorage.read(NEXT_STEP_NOTE) ?? '').split(' ');
  return slug === undefined || title.length === 0 ? undefined : { slug, title: title.join(' ') };
}

/**
 * Names the step in the link before it, before the page is drawn: no reader sees another one first. `write` makes the link's words of the
 * title, `lead` its address of the slug; both with `%` in its place.
 */
export function showNextStep({ words, address }: { words: string; address: string }): string {
  const of = (pattern: string, value: string) => `${JSON.stringify(pattern)}.replace("%",()=>${value})`;
  return (
    `try{const[slug,...title]=(localStorage.${NEXT_STEP_NOTE}||"").split(" ");if(title.length){const link=document.currentScript.previousElementSibling;` +
    `link.textContent=${of(words, 'title.join(" ")')};link.href=${of(address, 'slug')}}}catch{}`
  );
}
