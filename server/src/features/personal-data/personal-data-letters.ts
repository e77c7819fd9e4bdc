import { dataRetention } from '@porchlight/content/data-retention.ts';
import { site } from '@porchlight/content/site.ts';
import type { DeletionCounts } from '@porchlight/domain/personal-data/deletion-counts.ts';
import { formatFileSize } from '@porchlight/domain/shared/formats.ts';
import { layOutLetter } from '../../platform/mail/letter-page.ts';
import type { Letter } from '../../platform/mail/mailer.ts';

const closing = `${site.name} guides and teaches; it is not a lender. Questions: ${site.email.address}`;

export function writeExportReadyLetter(to: string, url: string, endsAt: Date): Letter {
  return {
    to,
    subject: `Your ${site.name} data is ready to download`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Your data is ready',
      paragraphs: [
        `Everything we store about you is together in one file. Sign in to download it; it is removed on ${writeInstant(endsAt)}.`,
        `If it was not you who asked for it, sign in, throw the file away and change your password, and write to ${site.email.address}.`,
      ],
      action: { label: 'Go to your data', url },
      closing,
    }),
  };
}

export function writeDeletionStartedLetter(to: string, url: string, dueAt: Date): Letter {
  return {
    to,
    subject: `Your ${site.name} account will be deleted`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account. We will do so after ${writeInstant(dueAt)}, for good: your documents, your progress and everything else the page on your data lists.`,
        'Every device has been signed out. Until then you can change your mind: sign in and choose to keep the account. You can also still download everything.',
        `If it was not you, sign in now, keep the account and reset your password, and write to ${site.email.address}.`,
      ],
      action: { label: 'Sign in to keep the account', url },
      closing,
    }),
  };
}

export function writeDeletionReminderLetter(to: string, url: string, dueAt: Date): Letter {
  return {
    to,
    subject: `Your ${site.name} account will be deleted in three days`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Three days left',
      paragraphs: [
        `Your account will be deleted after ${writeInstant(dueAt)}, as you asked. Nothing can be brought back afterwards.`,
        'If that is what you want, there is nothing to do. If not, sign in and choose to keep the account.',
      ],
      action: { label: 'Sign in to keep the account', url },
      closing,
    }),
  };
}

export function writeDeletionReceiptLetter(
  to: string,
  receipt: { id: string; requestedAt: Date; deletedAt: Date; counts: DeletionCounts },
): Letter {
  const { counts } = receipt;
  return {
    to,
    subject: `Your ${site.name} account is deleted`,
    ...layOutLetter({
      siteName: site.name,
      heading: 'Your account is deleted',
      paragraphs: [
        `You asked for it on ${writeInstant(receipt.requestedAt)}. It was done on ${writeInstant(receipt.deletedAt)}.`,
        `Deleted: your account and its sessions; documents: ${counts.documents} (${formatFileSize(counts.documentBytes)}); records of signatures: ${counts.signatures}; entries of your journey: ${counts.journeyEntries}; messages, applications and waitlist entries: ${counts.messages}.`,
        ...writeKept(counts),
        `Receipt ${receipt.id}. This number is all we can find this deletion by; there is no name or address with it.`,
      ],
      closing,
    }),
  };
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
