import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { site } from '../../site.ts';
import { dataRetention } from '../data-retention.ts';

type Receipt = { id: string; requestedAt: Date; deletedAt: Date; counts: DeletionCounts };

export const personalDataEmails = {
  exportReady: ({ url, endsAt }: { url: string; endsAt: Date }) => ({
    subject: `Your ${site.name} data is ready to download`,
    heading: 'Your data is ready',
    paragraphs: [
      `Everything we store about you is together in one file. Sign in to download it; it is removed on ${formatUtc(endsAt)}.`,
      `If it was not you who asked for it, sign in, delete this download and change your password, and write to ${site.email.address}.`,
    ],
    action: { label: 'Go to your data', url },
  }),
  deletionStarted: ({ url, dueAt }: { url: string; dueAt: Date }) => ({
    subject: `Your ${site.name} account will be deleted`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. We will do so after ${formatUtc(dueAt)}, for good: your documents, your progress and everything else the page on your data lists.`,
      'Every device has been signed out. Until then you can change your mind: sign in and choose to keep the account. You can also still download everything.',
      `If it was not you, sign in now, keep the account and reset your password, and write to ${site.email.address}.`,
    ],
    action: { label: 'Sign in to keep the account', url },
  }),
  deletionReminder: ({ url, dueAt }: { url: string; dueAt: Date }) => ({
    subject: `Your ${site.name} account will be deleted in three days`,
    heading: 'Three days left',
    paragraphs: [
      `Your account will be deleted after ${formatUtc(dueAt)}, as you asked. Nothing can be brought back afterwards.`,
      'If that is what you want, there is nothing to do. If not, sign in and choose to keep the account.',
    ],
    action: { label: 'Sign in to keep the account', url },
  }),
  erasureReceipt: ({ id, requestedAt, deletedAt, counts }: Receipt) => ({
    subject: `What ${site.name} held about you is erased`,
    heading: 'It is erased',
    paragraphs: [
      `You asked us on ${formatUtc(requestedAt)} to erase what we hold about this address. It was done on ${formatUtc(deletedAt)}. Erased:`,
      { list: ['any account and its sessions', ...listCounts(counts)] },
      ...writeKept(counts),
      `Receipt ${id}. This number is all we can find this erasure by; there is no name or address with it. This email is the last one.`,
    ],
  }),
  deletionReceipt: ({ id, requestedAt, deletedAt, counts }: Receipt) => ({
    subject: `Your ${site.name} account is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      `You asked for it on ${formatUtc(requestedAt)}. It was done on ${formatUtc(deletedAt)}. Deleted:`,
      { list: ['your account and its sessions', ...listCounts(counts)] },
      ...writeKept(counts),
      `Receipt ${id}. This number is all we can find this deletion by; there is no name or address with it.`,
    ],
  }),
};

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

/** These are about an account as a whole, and its reader's time zone may be gone with it. */
function formatUtc(instant: Date): string {
  return `${formatInstant(instant, 'long', { timeZone: 'UTC' })} UTC`;
}
