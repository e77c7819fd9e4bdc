import { contract } from '@porchlight/domain/contract.ts';
import { pageContract } from '@porchlight/domain/page-contract.ts';
import type { ProgramStart } from '../src/pages/define-pages.ts';
import { findPage } from '../src/pages/page-list.ts';
import { paths } from '../src/paths.ts';
import { SIGNED_IN_NOTE } from '../src/platform/page/pre-hydration-reads.ts';
import { reserveHeight } from '../src/platform/page/reserved-height.ts';
import { homesPath, ownedHomePath } from '../src/ui/home/homes-path.ts';

/** The type that keeps a page's program from running until it is asked for, and the relation that keeps its parts. */
const HELD = 'text/held';
const HELD_PART = 'held';

/** Marks styles that are not the whole style sheet. */
const SOME_STYLES = 'some-styles';

/** Starts the held program, once, when the page has the whole style sheet. Its parts come side by side. */
const WAKE = [
  'const wake=()=>{if(document.readyState==="loading")return addEventListener("DOMContentLoaded",wake,{once:true})',
  `for(const link of document.querySelectorAll("link[rel=${HELD_PART}]"))link.rel="modulepreload"`,
  `const held=document.querySelector('script[type="${HELD}"]'),live=document.createElement("script")`,
  'if(!held)return',
  'live.type="module";live.async=true;live.textContent=held.textContent',
  // The parts are on their way meanwhile; without the style sheet a page is still better alive.
  'const sheet=document.querySelector("link[rel=stylesheet]"),start=()=>held.replaceWith(live)',
  `if(!document.querySelector("style#${SOME_STYLES}"))return start()`,
  'sheet.onload=sheet.onerror=start;sheet.disabled=false}',
].join(';');

/**
 * A press on a button that does nothing yet is made again once it does (`pressAgain`: src/platform/page/pre-hydration-press.ts). A reader
 * who is quick should not have to press twice. React must not hear the first press: in the middle of taking the page over it would act on it too.
 */
const holdPresses = (buttons: string) =>
  [
    'let pressed',
    `const hold=press=>{const button=press.target.closest?.("${buttons}");if(button){pressed=button;press.preventDefault();press.stopPropagation()}}`,
    'addEventListener("click",hold,true)',
    'window.pressAgain=()=>{removeEventListener("click",hold,true);if(pressed?.isConnected)pressed.click()}',
  ].join(';');

/**
 * A public page is read more often than used: its program waits for the first sign that someone is about to use it. Until
 * then links, disclosures and forms are the browser's own. A pointer that only lies where the page appears is no sign.
 */
const wakeWhenUsed = (buttons: string) =>
  [
    WAKE,
    holdPresses(buttons),
    'const signs=["pointermove","pointerdown","touchstart","focusin","keydown"]',
    'const notice=({type,movementX,movementY})=>{if(type==="pointermove"&&!movementX&&!movementY)return;for(const sign of signs)removeEventListener(sign,notice,true);wake()}',
    'for(const sign of signs)addEventListener(sign,notice,{capture:true,passive:true})',
  ].join(';');

const WAKE_WHEN_USED = wakeWhenUsed('button[type=button]');

/**
 * The application is built at its first question, which is the browser's own to answer. Another place in the address, or
 * answers that the tab keeps (features/questionnaire/stored-draft.ts), are shown by the program alone.
 */
const WAKE_WITH_ANSWERS = `${wakeWhenUsed('button')};let kept=location.search;try{kept||=sessionStorage.applicationAnswers}catch{}if(kept)painted.then(wake)`;

/**
 * A link to a calculator holds figures behind its "#", and a signed-in buyer has a plan: both fill the form, which is why the page was
 * opened.
 */
const WAKE_WITH_FIGURES = `${WAKE_WHEN_USED};let known=location.hash.includes("=");try{known||=localStorage.${SIGNED_IN_NOTE}}catch{}if(known)painted.then(wake)`;

/**
 * The button of a form about an account is off in the built page, where the browser's own submit would send a password to an address
 * that takes none. Where presses are held it can be on, and Enter presses it.
 */
const TURN_FORM_ON =
  'addEventListener("DOMContentLoaded",()=>{for(const button of document.querySelectorAll("button[type=submit]"))button.disabled=false})';

/** A form about an account. A signed-in reader, one with a page to continue to, or whose name is known already, needs the program at once. */
const WAKE_WITH_FORM = [
  wakeWhenUsed('button'),
  TURN_FORM_ON,
  'addEventListener("DOMContentLoaded",()=>{if(typeof PublicKeyCredential!=="function")document.querySelector("[data-passkeys]")?.toggleAttribute("hidden",true)})',
  `let known=location.search;try{known||=localStorage.${SIGNED_IN_NOTE}||sessionStorage.applicationAnswers}catch{}if(known)painted.then(wake)`,
].join(';');

/** The sign-in page offers passkeys, and has the button of a provider, before anyone uses it. */
function wakeWithSignIn(prepareSignIn: string): string {
  const asked = {
    passkeys: pathOf(contract.passkeys.startSignIn),
    provider: pathOf(contract.identities.provider),
  };
  const prepare = `${EARLY_SIGN_IN}.prepareSignIn(${JSON.stringify(asked)},wake)`;
  return `${prepareSignIn};${WAKE_WITH_FORM};if(!known)painted.then(()=>${prepare})`;
}

/**
 * A page that does little without its program starts it as soon as it is drawn (`painted`: src/ui/typefaces.tsx), and asks
 * for what the program will ask for first, so that both are on their way at the same time (src/platform/page/pre-hydration-reads.ts).
 */
function wakeWhenPainted(address: string, showPreHydrationJourney: string): string {
  if (findProgramStart(address) === 'drawn')
    return [WAKE, holdPresses('button'), 'painted.then(wake)'].join(';');
  const { everybodys, own } = listFirstReads(address);
  return [
    WAKE,
    holdPresses('button'),
    ...(address === paths.resetPassword ? [TURN_FORM_ON] : []),
    `const read=reads=>{for(const path of reads)early.set(path,fetch(path));for(const answer of early.values())answer.catch(()=>{})}`,
    // The typefaces wait for the program here (`alive`: src/ui/typefaces.tsx): the buyer's own rows come first.
    'window.alive=new Promise(done=>{const press=pressAgain;window.pressAgain=()=>{press();done()}})',
    'window.early=new Map()',
    `painted.then(()=>{read(${JSON.stringify(everybodys)})`,
    `try{if(localStorage.${SIGNED_IN_NOTE})read(${JSON.stringify(own)})}catch{}`,
    'wake()})',
    ...(address === paths.portal ? [reserveHeight('today'), showEarly(showPreHydrationJourney)] : []),
    ...(address === paths.documents
      ? [`try{if(localStorage.${SIGNED_IN_NOTE}){${reserveHeight('wanted')}}}catch{}`]
      : []),
  ].join(';');
}

/** The dashboard shows the buyer's own figures as soon as they are there (features/milestones/dashboard/pre-hydration-journey.ts). */
function showEarly(showPreHydrationJourney: string): string {
  const path = JSON.stringify(pathOf(contract.milestones.list));
  return [
    showPreHydrationJourney,
    `painted.then(()=>early.get(${path})).then(answer=>answer?.ok&&answer.clone().json())` +
      `.then(journey=>{if(journey)${EARLY_JOURNEY}.showPreHydrationJourney(journey)}).catch(()=>{})`,
  ].join(';');
}

/** The first requests of a page: for public data, and for the signed-in buyer's own. */
function listFirstReads(address: string): { everybodys: string[]; own: string[] } {
  const { accounts, milestones, documents, plan, purchaseDates, savedScenarios, today } = contract;
  const { calendar, credit, homes, ownedHome, planApplication, sharing } = pageContract;
  const own: Record<string, string[]> = {
    [paths.portal]: [pathOf(milestones.list), pathOf(purchaseDates.list), pathOf(today.get)],
    [paths.documents]: [pathOf(documents.list), pathOf(today.get), pathOf(purchaseDates.list)],
    [paths.plan]: [pathOf(plan.read)],
    [paths.welcome]: [pathOf(plan.read), pathOf(planApplication.read), pathOf(milestones.list)],
    [paths.dates]: [pathOf(purchaseDates.list), pathOf(calendar.feed)],
    [paths.credit]: [pathOf(credit.read)],
    [paths.people]: [pathOf(sharing.read)],
    [homesPath]: [pathOf(homes.list), pathOf(plan.read)],
    [ownedHomePath]: [pathOf(ownedHome.read)],
    [paths.compareScenarios]: [pathOf(savedScenarios.list)],
  };
  return { everybodys: [pathOf(accounts.current)], own: own[address] ?? [] };
}

function pathOf(endpoint: { '~orpc': { route: { path?: string } } }): string {
  return `/api${endpoint['~orpc'].route.path ?? ''}`;
}

/** The name under which the page finds the program that shows the buyer's own figures early. */
export const EARLY_JOURNEY = 'earlyJourney';
/** The name under which the sign-in page finds the program that prepares it. */
export const EARLY_SIGN_IN = 'earlySignIn';

/** What the build made that pages are finished with. */
export type Parts = {
  /** The whole style sheet, and the part of it that a page needs which waits until it is used. */
  styles: string;
  stylesOf(address: string): string | undefined;
  /** The program of features/milestones/dashboard/pre-hydration-journey.ts, as `EARLY_JOURNEY`. */
  showPreHydrationJourney: string;
  /** The program of features/accounts/pre-hydration-sign-in.ts, as `EARLY_SIGN_IN`. */
  prepareSignIn: string;
  /** Bytes of a built file, as it is sent. */
  sizeOf(href: string): number;
};

/** A page as it is served: it carries its styles, so that nothing is left to wait for before it is drawn, and its program waits. */
export function finishPage(address: string, page: string, parts: Parts): string {
  const dressed = carryStyles(page, parts, address);
  if (findProgramStart(address) === 'never') return dropProgram(dressed);
  return holdProgram(putLargestFirst(dressed, parts.sizeOf), chooseWaking(address, parts));
}

type Look = 'tool' | 'account form' | 'page';
const looks: Partial<Record<ProgramStart, Look>> = {
  used: 'page',
  answers: 'page',
  form: 'account form',
  'sign-in': 'account form',
  figures: 'tool',
};

/**
 * Which pages a page whose program waits until someone begins to use it looks like, and shares the first styles with; nothing for
 * other pages.
 */
export function findLook(address: string): Look | undefined {
  return looks[findProgramStart(address)];
}

/** A browser that speaks HTTP/1.1 fetches six files at a time: the one that takes longest must not wait for small ones. */
function putLargestFirst(page: string, sizeOf: (href: string) => number): string {
  const link = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const links = [...page.matchAll(link)].sort(([, one = ''], [, other = '']) => sizeOf(other) - sizeOf(one));
  return page.replaceAll(link, () => links.shift()?.[0] ?? '');
}

function chooseWaking(address: string, { showPreHydrationJourney, prepareSignIn }: Parts): string {
  const waking: Partial<Record<ProgramStart, string>> = {
    used: WAKE_WHEN_USED,
    form: WAKE_WITH_FORM,
    'sign-in': wakeWithSignIn(prepareSignIn),
    answers: WAKE_WITH_ANSWERS,
    figures: WAKE_WITH_FIGURES,
  };
  return waking[findProgramStart(address)] ?? wakeWhenPainted(address, showPreHydrationJourney);
}

/** The shell of addresses that are no file finds out by its program which page it is. */
function findProgramStart(address: string): ProgramStart {
  return findPage(address)?.program ?? 'drawn-with-reads';
}

function carryStyles(page: string, { styles, stylesOf }: Parts, address: string): string {
  const link = findOne(page, /<link rel="stylesheet" href="[^"]+"\/>/);
  const some = stylesOf(address);
  const carried =
    some === undefined ? `<style>${styles}</style>` : `<style id="${SOME_STYLES}">${some}</style>`;
  return page.replace(link, () => `${carried}${link.replace('<link', '<link disabled=""')}`);
}

/**
 * A page that is served at other addresses cannot be hydrated: its program would look for the page of that address. The scripts before the
 * first drawing (the colors, the bar) stay.
 */
function dropProgram(page: string): string {
  const [head = '', body = ''] = page.split('</head>');
  return [
    head.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    body.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''),
  ].join('</head>');
}

function holdProgram(page: string, wake: string): string {
  const opening = findOne(page, /<script type="module" async="">/);
  return page
    .replace(opening, () => `<script type="${HELD}">`)
    .replace('</head>', () => `<script>{${wake}}</script></head>`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${HELD_PART}"`);
}

function findOne(page: string, pattern: RegExp): string {
  const [found, ...others] = page.match(new RegExp(pattern, 'g')) ?? [];
  if (found === undefined || others.length > 0) throw new Error(`A page has not exactly one ${pattern}.`);
  return found;
}
