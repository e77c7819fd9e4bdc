import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { renderLinesPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Sealer } from '../../platform/base/sealed-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Authentication } from '../accounts/authentication.ts';
import { secondFactors } from '../accounts/credentials/sign-in-methods.table.ts';
import { parseBase32 } from '../accounts/credentials/time-codes.ts';
import { documents } from '../document-store/documents.table.ts';
import { decideReview } from '../documents/document-reviews.service.ts';
import { storeDocument } from '../documents/document-upload.ts';
import { grantBetaAccess } from '../leads/beta-access/beta-access.service.ts';
import { saveMilestoneNote } from '../milestones/milestone-notes.service.ts';
import { setTaskStatus } from '../milestones/milestones.service.ts';
import type { SharingContext } from '../sharing/sharing-context.ts';
import { addStaffMember } from '../staff/staff.service.ts';
import { listContractLines } from './demo-home.ts';
import { makeCouple } from './demo-people.ts';

export type DemoContext = SharingContext & { authentication: Authentication; sealer: Sealer };

type DemoAccount = { title: string; name: string; email: string; password: string };

/** These open only the sample data of a demonstration, which is refused in production. */
export const demoAccounts = {
  buyer: {
    title: 'The co-buyer, half-way through pre-approval before they joined',
    name: 'Priya Shah',
    email: 'buyer@example.com',
    password: 'lantern-maple-staircase-7',
  },
  betaBuyer: {
    title: 'One of two who buy together, with beta access and an offer accepted',
    name: 'Jordan Ellis',
    email: 'beta@example.com',
    password: 'copper-kettle-driveway-3',
  },
  staff: {
    title: 'A staff member',
    name: 'Sam Rivera',
    email: 'staff@example.com',
    password: 'garden-ledger-weather-5',
  },
} as const satisfies Record<string, DemoAccount>;

/** Makes the demonstration's people and their progress, once. What an earlier try left half made is made again from the beginning. */
export async function seedDemo(context: DemoContext): Promise<void> {
  const { db } = context.database;
  if (await isSeeded(db)) return;
  await removeHalfMade(context);
  const buyerId = await createBuyerAccount(context, demoAccounts.buyer);
  await finishMilestones(context, buyerId, ['interest', 'pre-app']);
  await beginMilestone(context, buyerId, 'pre-approval');

  const betaId = await createBuyerAccount(context, demoAccounts.betaBuyer);
  await context.database.transact((transaction) => grantBetaAccess(transaction, betaId, context.now()));
  await finishMilestones(context, betaId, ['interest', 'pre-app', 'pre-approval', 'home-search', 'offer']);
  await beginMilestone(context, betaId, 'loan-application');
  await writeDown(context, betaId, 'loan-application');
  await makeCouple(
    context,
    { ...demoAccounts.betaBuyer, userId: betaId },
    { ...demoAccounts.buyer, userId: buyerId },
  );

  const staffId = await createBuyerAccount(context, demoAccounts.staff);
  await addStaffMember(db, staffId, 'admin');
  await reviewSamples(context, staffId, betaId);
  // The last: it says that everything before it is there.
  await setSecondStep(context, staffId);
}

const PURCHASE_CONTRACT = 'offer.purchase-contract';

/** One document that came back and one that was accepted; all others wait in the queue. */
async function reviewSamples(context: DemoContext, staffId: string, buyerId: string): Promise<void> {
  const { name, email } = demoAccounts.staff;
  const actor = { userId: staffId, sessionId: '', name, email, role: 'admin' } as const;
  const decisions = [
    [PURCHASE_CONTRACT, { decision: 'accepted' }],
    [
      'loan-application.application-form',
      { decision: 'needs-attention', reason: 'pages-missing', words: 'Page 3, with your signature.' },
    ],
  ] as const;
  for (const [key, decision] of decisions) {
    const [document] = await context.database.db
      .select({ id: documents.id, revision: documents.revision })
      .from(documents)
      .where(and(eq(documents.userId, buyerId), eq(documents.documentRequest, key)));
    if (document) await decideReview(context.documents, actor, { ...document, ...decision });
  }
}

/** The second step of the demonstration's staff member, for an authenticator app. */
export const DEMO_CODE_KEY = 'PORCHLIGHTDEMOSTAFFKEY2345672345';

async function setSecondStep({ database, sealer, now }: DemoContext, userId: string): Promise<void> {
  const sealedKey = sealer.seal(parseBase32(DEMO_CODE_KEY), userId);
  await database.db.insert(secondFactors).values({ userId, sealedKey, confirmedAt: now() });
}

async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.email, demoAccounts.staff.email));
  return rows.length > 0;
}

async function removeHalfMade({ database }: DemoContext): Promise<void> {
  const emails = Object.values(demoAccounts).map(({ email }) => email);
  await database.transact(async (transaction) => {
    const made = transaction.select({ id: users.id }).from(users).where(inArray(users.email, emails));
    await transaction.delete(documents).where(inArray(documents.userId, made));
    await transaction.delete(users).where(inArray(users.email, emails));
  });
}

async function createBuyerAccount(
  context: DemoContext,
  { name, email, password }: DemoAccount,
): Promise<string> {
  const { user } = await context.authentication.api.signUpEmail({ body: { name, email, password } });
  const { db } = context.database;
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? user.id;
}

async function finishMilestones(
  context: DemoContext,
  userId: string,
  slugs: readonly MilestoneSlug[],
): Promise<void> {
  for (const slug of slugs) await settle(context, userId, slug, Number.POSITIVE_INFINITY);
}

/** Settles the first half of a milestone's tasks and its first document. */
async function beginMilestone(context: DemoContext, userId: string, slug: MilestoneSlug): Promise<void> {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  await settle(context, userId, slug, Math.floor((text?.tasks.length ?? 0) / 2), 1);
}

/** A note, as someone in the middle of a milestone has it. */
async function writeDown(context: DemoContext, userId: string, slug: MilestoneSlug): Promise<void> {
  await saveMilestoneNote(context, userId, {
    slug,
    noteId: randomUUID(),
    text: 'Inspector: the water heater is 14 years old. Ask for a credit, not a repair.',
    createdAt: context.now().toISOString(),
  });
}

async function settle(
  context: DemoContext,
  userId: string,
  slug: MilestoneSlug,
  mostTasks: number,
  mostDocuments = Number.POSITIVE_INFINITY,
): Promise<void> {
  const text = milestoneTexts.find((candidate) => candidate.slug === slug);
  const title = milestones.find((milestone) => milestone.slug === slug)?.title ?? slug;
  for (const document of text?.documentRequests.slice(0, mostDocuments) ?? []) {
    const more = document.key === PURCHASE_CONTRACT ? listContractLines(context.now()) : [];
    await storeDocument(context.documents, userId, {
      name: `${document.title}.pdf`,
      documentRequest: document.key,
      chunks: toChunks(renderLinesPdf([`Sample: ${document.title}`, `Milestone: ${title}`, ...more])),
      isStillSignedIn: async () => true,
    });
  }
  for (const task of text?.tasks.slice(0, mostTasks) ?? []) {
    await setTaskStatus(context, userId, { slug, taskId: task.id, status: 'done' });
  }
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
