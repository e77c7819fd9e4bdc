import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { checkStatement } from '@porchlight/domain/owned-home/escrow/check-statement.ts';
import { escrowStatementKind } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import { followNotice } from '@porchlight/domain/owned-home/escrow/notice-steps.ts';
import { countMonths } from '@porchlight/domain/owned-home/escrow/statement-years.ts';
import { type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { servicerNoticeKind } from '@porchlight/domain/owned-home/kinds/servicer-notice.ts';

/** What the first page says of escrow: an answer that is late, or else what the newest statement asks. */
export function formatEscrowLine(records: readonly HomeRecord[], today: string): string | undefined {
  const notices = listRecords(servicerNoticeKind, records);
  if (notices.some(({ content }) => followNotice(content, today)?.isLate)) return texts.overviewLate;
  const newest = listRecords(escrowStatementKind, records)
    .map(({ content }) => content)
    .toSorted((one, other) => countMonths(other) - countMonths(one))[0];
  if (newest === undefined) return undefined;
  const { verdict } = checkStatement(newest);
  if (verdict.state === 'cannot-tell') return texts.overviewCannotTell;
  const asked = formatCents(verdict.asked, 'cents');
  if (verdict.state === 'too-much') return texts.overviewTooMuch(asked, formatCents(verdict.most, 'cents'));
  return verdict.state === 'within' ? texts.overviewWithin(asked) : texts.overviewDiffers(asked);
}
