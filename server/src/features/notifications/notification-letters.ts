import { site } from '@porchlight/content/site.ts';
import { notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';
import { CLOSING, defineLetter, type Letter, writeListHeaders } from '../../platform/mail/letter.ts';
import { type LetterSubject, notificationTexts, summarize } from './notification-letter-texts.ts';
import { sampleSubjects } from './sample-notifications.ts';
import type { LetterScope } from './unsubscribe-tokens.ts';

export type LetterContext = {
  baseUrl: string;
  to: string;
  timeZone: string;
  writeToken(scope: LetterScope): string;
};

const SETTINGS = '/portal/settings/notifications';
export const UNSUBSCRIBE_PATH = '/notifications/unsubscribe';

/** The letter about one notification. */
export function writeNotificationLetter(context: LetterContext, subject: LetterSubject): Letter {
  const letter = isSecurityNotice(subject.kind) ? newSignInLetter : notificationLetter;
  return letter.write(context.to, { context, subject });
}

/** The daily letter about what the buyer wants told together. */
export function writeDigest(context: LetterContext, subjects: readonly LetterSubject[]): Letter {
  return digestLetter.write(context.to, { context, subjects });
}

/** One letter about what would have come in several, had it not waited for each other. */
export function writeHeldLetter(context: LetterContext, subjects: readonly LetterSubject[]): Letter {
  return heldLetter.write(context.to, { context, subjects });
}

type OneSubject = { context: LetterContext; subject: LetterSubject };
type ManySubjects = { context: LetterContext; subjects: readonly LetterSubject[] };

const SAMPLE_CONTEXT: LetterContext = {
  baseUrl: 'https://porchlight.example',
  to: 'ada@example.com',
  timeZone: 'America/New_York',
  writeToken: (scope) => `${scope}.sample-token-1234`,
};
const { 'new-device': sampleSignIn, ...otherSamples } = sampleSubjects;
const sampleMany: ManySubjects = { context: SAMPLE_CONTEXT, subjects: Object.values(otherSamples) };

export const notificationLetter = defineLetter<'notification', OneSubject>({
  name: 'notification',
  subject: ({ context, subject }) => `${textOf(context, subject).heading} | ${site.name}`,
  headers: ({ context, subject }) => writeListHeaders(writeUnsubscribeAddress(context, subject.kind)),
  parts: ({ context, subject }) => ({
    ...writeOne(context, subject),
    closing: `You receive this because of your notification settings. ${CLOSING}`,
    links: listLinks(context, subject.kind, 'Stop letters of this kind'),
  }),
  samples: {
    usual: { context: SAMPLE_CONTEXT, subject: sampleSubjects['date-near'] },
    ...Object.fromEntries(
      Object.entries(otherSamples).map(([kind, subject]) => [kind, { context: SAMPLE_CONTEXT, subject }]),
    ),
  },
});

/** Without a link that ends it: whoever got in could switch it off as well. */
export const newSignInLetter = defineLetter<'new-sign-in', OneSubject>({
  name: 'new-sign-in',
  subject: ({ context, subject }) => `${textOf(context, subject).heading} | ${site.name}`,
  parts: ({ context, subject }) => ({
    ...writeOne(context, subject),
    closing: `This letter protects your account, so it cannot be switched off: whoever got in could switch it off as well. ${CLOSING}`,
  }),
  samples: { usual: { context: SAMPLE_CONTEXT, subject: sampleSignIn } },
});

export const digestLetter = defineLetter<'digest', ManySubjects>({
  name: 'digest',
  subject: ({ subjects }) => `${countThings(subjects)} | ${site.name}`,
  headers: ({ context }) => writeListHeaders(writeUnsubscribeAddress(context, 'digest')),
  parts: ({ context, subjects }) => ({
    ...writeMany(context, subjects),
    closing: `This is your daily digest: what you have not read yet. ${CLOSING}`,
    links: listLinks(context, 'digest', 'Stop the digest'),
  }),
  samples: { usual: sampleMany },
});

export const heldLetter = defineLetter<'held-notifications', ManySubjects>({
  name: 'held-notifications',
  subject: ({ subjects }) => `${countThings(subjects)} | ${site.name}`,
  headers: ({ context, subjects }) => writeListHeaders(writeUnsubscribeAddress(context, findScope(subjects))),
  parts: ({ context, subjects }) => {
    const scope = findScope(subjects);
    const stop = scope === 'at-once' ? 'Stop all letters that come at once' : 'Stop letters of this kind';
    return {
      ...writeMany(context, subjects),
      closing: `This came close together or in your quiet hours, so we kept it for one letter. ${CLOSING}`,
      links: listLinks(context, scope, stop),
    };
  },
  samples: { usual: sampleMany },
});

function textOf(context: LetterContext, subject: LetterSubject) {
  return notificationTexts[subject.kind](subject, context.timeZone);
}

function writeOne(context: LetterContext, subject: LetterSubject) {
  const { heading, paragraphs, path, label } = textOf(context, subject);
  return { heading, paragraphs, action: { label, url: `${context.baseUrl}${path}` } };
}

/** Nobody reads on in a letter; all of them stand in the list that it leads to. */
const MOST_LINES = 50;

/** Several notifications, by kind. */
function writeMany(context: LetterContext, subjects: readonly LetterSubject[]) {
  const lines = notificationKinds.flatMap((kind) => {
    const ofKind = Map.groupBy(
      subjects.filter((subject) => subject.kind === kind),
      summarize,
    );
    return [...ofKind].map(([line, { length }]) => (length === 1 ? line : `${line} (${length} times)`));
  });
  const list = lines.slice(0, MOST_LINES);
  if (lines.length > MOST_LINES)
    list.push(`And ${(lines.length - MOST_LINES).toLocaleString('en-US')} more.`);
  return {
    heading: countThings(subjects),
    paragraphs: [{ list }],
    action: { label: 'Read your notifications', url: `${context.baseUrl}/portal/notifications` },
  };
}

function countThings(subjects: readonly LetterSubject[]): string {
  return subjects.length === 1 ? 'One thing is new' : `${subjects.length} things are new`;
}

/** Which letters the link ends: those of the one kind it is about, or all that come at once. */
function findScope(subjects: readonly LetterSubject[]): LetterScope {
  const kinds = new Set(subjects.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : 'at-once';
}

function listLinks(context: LetterContext, scope: LetterScope, label: string) {
  return [
    { label, url: writeUnsubscribeAddress(context, scope) },
    { label: 'Choose what you receive', url: `${context.baseUrl}${SETTINGS}` },
  ];
}

function writeUnsubscribeAddress({ baseUrl, writeToken }: LetterContext, scope: LetterScope): string {
  return `${baseUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(writeToken(scope))}`;
}
