import { letter as texts } from '@porchlight/content/en/credit-disputes.ts';
import { creditBureauFacts } from '@porchlight/content/facts/credit-bureaus.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import { formatLongDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { LetterSender } from '@porchlight/domain/kernel/letter-fields.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { LetterContent } from '../../platform/pdf/letter-pdf.ts';
import { creditDisputes } from './credit.table.ts';
import type { CreditContext } from './credit-context.ts';
import { describeDispute } from './credit-rows.ts';

type LetterInput = {
  id: string;
  sender: LetterSender;
  on: string;
  recipientAddress?: readonly string[] | undefined;
  enclosures: readonly string[];
};

/**
 * The letter about one of the buyer's own items; stores nothing. NOT_FOUND where the item is not theirs, BAD_INPUT where a furnisher's
 * address is missing.
 */
export async function renderDisputeLetter(
  context: CreditContext,
  userId: string,
  input: LetterInput,
): Promise<File> {
  await context.limits.consume('credit-letter-account', userId);
  const [row] = await context.database.db
    .select()
    .from(creditDisputes)
    .where(and(eq(creditDisputes.id, input.id), eq(creditDisputes.userId, userId)));
  if (!row) throw new Failure('NOT_FOUND');
  const { renderLetterPdf } = await import('../../platform/pdf/letter-pdf.ts');
  const bytes = await renderLetterPdf(composeLetter(describeDispute(row), input), input.on);
  return new File([bytes.slice()], texts.fileName(input.on), { type: 'application/pdf' });
}

function composeLetter(
  dispute: CreditDispute,
  { sender, on, recipientAddress, enclosures }: LetterInput,
): LetterContent {
  const { sentTo, item, wrong, furnisher } = dispute;
  const bureau = creditBureauFacts[dispute.bureau];
  return {
    sender: [sender.name, ...sender.address],
    date: formatLongDate(on),
    recipient: sentTo === 'bureau' ? bureau.address : listFurnisher(furnisher, recipientAddress),
    subject: texts.subject[sentTo],
    paragraphs: [
      `${texts.greeting} ${sentTo === 'bureau' ? texts.opening.bureau : texts.opening.furnisher(bureau.name)}`,
      texts.request[sentTo],
      ...(enclosures.length > 0 ? [texts.copies] : []),
    ],
    facts: [
      { label: texts.item, text: item },
      ...(furnisher === null ? [] : [{ label: texts.reportedBy, text: furnisher }]),
      { label: texts.reportOf, text: bureau.name },
      { label: texts.wrong, text: wrong },
    ],
    closing: texts.closing,
    signHere: texts.signHere,
    signer: sender.name,
    enclosures: { title: texts.enclosures, lines: enclosures },
  };
}

function listFurnisher(furnisher: string | null, address: readonly string[] | undefined): string[] {
  if (address === undefined)
    throw new Failure('BAD_INPUT', { fields: { recipientAddress: { reason: 'credit.recipient-address' } } });
  return [...(furnisher === null ? [] : [furnisher]), ...address];
}
