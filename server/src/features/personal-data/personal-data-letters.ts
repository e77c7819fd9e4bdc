import { dataRetention } from '@porchlight/content/data-retention.ts';
import { site } from '@porchlight/content/site.ts';
import type { DeletionCounts } from '@porchlight/domain/personal-data/deletion-counts.ts';
import { formatFileSize } from '@porchlight/domain/shared/formats.ts';
import { defineLetter } from '../../platform/mail/letter.ts';

const SAMPLE_URL = 'https://porchlight.example/login?next=%2Fportal%2Fsettings%2Fyour-data';
const SAMPLE_DAY = new Date('2026-11-30T15:00:00.000Z');

export const exportReadyLetter = defineLetter<'export-ready', { url: string; endsAt: Date }>({
  name: 'export-ready',
  subject: () => `Your ${site.name} data is ready to download`,
  parts: ({ url, endsAt }) => ({
    heading: 'Your data is ready',
    paragraphs: [
      `Everything we store about you is together in one file. Sign in to download it; it is removed on ${writeInstant(endsAt)}.`,
      `If it was not you who asked for it, sign in, throw the file away and change your password, and write to ${site.email.address}.`,
    ],
    action: { label: 'Go to your data', url },
  }),
  samples: { usual: { url: SAMPLE_URL, endsAt: SAMPLE_DAY } },
});

export const deletionStartedLetter = defineLetter<'deletion-started', { url: string; dueAt: Date }>({
  name: 'deletion-started',
  subject: () => `Your ${site.name} account will be deleted`,
  parts: ({ url, dueAt }) => ({
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. We will do so after ${writeInstant(dueAt)}, for good: your documents, your progress and everything else the page on your data lists.`,
      'Every device has been signed out. Until then you can change your mind: sign in and choose to keep the account. You can also still download everything.',
      `If it was not you, sign in now, keep the account and reset your password, and write to ${site.email.address}.`,
    ],
    action: { label: 'Sign in to keep the account', url },
  }),
  samples: { usual: { url: SAMPLE_URL, dueAt: SAMPLE_DAY } },
});

export const deletionReminderLetter = defineLetter<'deletion-reminder', { url: string; dueAt: Date }>({
  name: 'deletion-reminder',
  subject: () => `Your ${site.name} account will be deleted in three days`,
  parts: ({ url, dueAt }) => ({
    heading: 'Three days left',
    paragraphs: [
      `Your account will be deleted after ${writeInstant(dueAt)}, as you asked. Nothing can be brought back afterwards.`,
      'If that is what you want, there is nothing to do. If not, sign in and choose to keep the account.',
    ],
    action: { label: 'Sign in to keep the account', url },
  }),
  samples: { usual: { url: SAMPLE_URL, dueAt: SAMPLE_DAY } },
});

type Receipt = { id: string; requestedAt: Date; deletedAt: Date; counts: DeletionCounts };

const SAMPLE_RECEIPT: Receipt = {
  id: '018f3a5c-7d21-7000-8000-5f0a4c0b9e11',
  requestedAt: new Date('2026-11-16T15:00:00.000Z'),
  deletedAt: SAMPLE_DAY,
  counts: {
    documents: 12,
    documentBytes: 48_000_000,
    signatures: 3,
    journeyEntries: 140,
    messages: 4,
    consentsKept: 2,
  },
};

/** For what staff erased because somebody asked us, with or without an account. */
export const erasureReceiptLetter = defineLetter<'erasure-receipt', Receipt>({
  name: 'erasure-receipt',
  subject: () => `What ${site.name} held about you is erased`,
  parts: ({ id, requestedAt, deletedAt, counts }) => ({
    heading: 'It is erased',
    paragraphs: [
      `You asked us on ${writeInstant(requestedAt)} to erase what we hold about this address. It was done on ${writeInstant(deletedAt)}. Erased:`,
      { list: ['any account and its sessions', ...listCounts(counts)] },
      ...writeKept(counts),
      `Receipt ${id}. This number is all we can find this erasure by; there is no name or address with it. This letter is the last one.`,
    ],
  }),
  samples: { usual: SAMPLE_RECEIPT },
});

export const deletionReceiptLetter = defineLetter<'deletion-receipt', Receipt>({
  name: 'deletion-receipt',
  subject: () => `Your ${site.name} account is deleted`,
  parts: ({ id, requestedAt, deletedAt, counts }) => ({
    heading: 'Your account is deleted',
    paragraphs: [
      `You asked for it on ${writeInstant(requestedAt)}. It was done on ${writeInstant(deletedAt)}. Deleted:`,
      {
        list: ['your account and its sessions', ...listCounts(counts)],
      },
      ...writeKept(counts),
      `Receipt ${id}. This number is all we can find this deletion by; there is no name or address with it.`,
    ],
  }),
  samples: { usual: SAMPLE_RECEIPT },
});

function listCounts(counts: DeletionCounts): string[] {
  return [
    `documents: ${counts.documents} (${formatFileSize(counts.documentBytes)})`,
    `records of signatures: ${counts.signatures}`,
    `entries of your journey: ${counts.journeyEntries}`,
    `messages, applications and waitlist entries: ${counts.messages}`,
  ];
}

function writeKept(counts: DeletionCounts): string[] {
  if (counts.consentsKept === 0) return [];
  return [
    `Kept for ${dataRetention.consentYears} years: agreements to be called or texted: ${counts.consentsKept}, each with the phone number, the version of the text and the time, without your name or address.`,
  ];
}

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Letters have no reader whose time zone is known. */
function writeInstant(instant: Date): string {
  return `${day.format(instant)} UTC`;
}
