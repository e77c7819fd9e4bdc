import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { defineEmailTemplate } from '../../platform/email/email-template.ts';

const SAMPLE_URL = 'https://porchlight.example/login?next=%2Fportal%2Fsettings%2Fyour-data';
const SAMPLE_DAY = new Date('2026-11-30T15:00:00.000Z');

export const exportReadyEmail = defineEmailTemplate<'export-ready', { url: string; endsAt: Date }>({
  name: 'export-ready',
  text: ({ personalData }, data) => personalData.exportReady(data),
  samples: { usual: { url: SAMPLE_URL, endsAt: SAMPLE_DAY } },
});

export const deletionStartedEmail = defineEmailTemplate<'deletion-started', { url: string; dueAt: Date }>({
  name: 'deletion-started',
  text: ({ personalData }, data) => personalData.deletionStarted(data),
  samples: { usual: { url: SAMPLE_URL, dueAt: SAMPLE_DAY } },
});

export const deletionReminderEmail = defineEmailTemplate<'deletion-reminder', { url: string; dueAt: Date }>({
  name: 'deletion-reminder',
  text: ({ personalData }, data) => personalData.deletionReminder(data),
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

/** For what staff erased because someone asked us, with or without an account. */
export const erasureReceiptEmail = defineEmailTemplate<'erasure-receipt', Receipt>({
  name: 'erasure-receipt',
  text: ({ personalData }, data) => personalData.erasureReceipt(data),
  samples: { usual: SAMPLE_RECEIPT },
});

export const deletionReceiptEmail = defineEmailTemplate<'deletion-receipt', Receipt>({
  name: 'deletion-receipt',
  text: ({ personalData }, data) => personalData.deletionReceipt(data),
  samples: { usual: SAMPLE_RECEIPT },
});
