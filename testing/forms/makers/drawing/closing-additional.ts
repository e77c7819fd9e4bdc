import type { EscrowDisclosure, MadeClosing } from '../../made/model/form-model.ts';
import { drawPaymentTable, drawRateTable } from './adjustable-tables.ts';
import { head, rule, title } from './blocks.ts';
import { isWritten, type Paper } from './paper.ts';
import { money } from './print.ts';

type Side = { from: number; to: number };

/** Page 4 of the Closing Disclosure (12 CFR 1026.38(l) to (n)); the lowest baseline. */
export function drawAdditional(paper: Paper, form: MadeClosing): number {
  const { left, right, step } = paper;
  const gap = (right - left) * 0.035;
  const middle = (left + right) / 2;
  const one = { from: left, to: middle - gap / 2 };
  const other = { from: middle + gap / 2, to: right };
  const top = title(paper, left, paper.top, 'Additional Information About This Loan', 1.5) + step * 0.3;
  const begin = head(paper, { from: left, to: right }, top, 'Loan Disclosures');
  let low = drawRules(paper, one, begin.y, form);
  let at = drawEscrow(paper, other, begin.y, form.escrow);
  if (form.air !== null) {
    low = Math.max(low, at) + step * 0.3;
    at = drawRateTable(paper, other, low, form.air);
    if (form.ap !== null) low = drawPaymentTable(paper, one, low, form.ap);
  }
  return Math.max(low, at) - step;
}

function drawRules(paper: Paper, { from, to }: Side, y: number, form: MadeClosing): number {
  const { step } = paper;
  let at = y;
  const wide = to - from;
  const name = (text: string) => {
    paper.text(from, at, text, { bold: true });
    at += step * 1.05;
  };
  const say = (text: string, isData = false) => {
    at = paper.paragraph(from, at, text, { wide, isData });
  };
  const choose = (isMarked: boolean, text: string) => {
    const indent = isWritten(paper.profile) ? 0 : paper.size() * 1.35;
    const [first = '', ...rest] = paper.wrap(text, wide - paper.size() * 2.4, {});
    paper.choice(from, at, isMarked, first, { room: wide - indent });
    at += paper.size() * 1.3;
    for (const line of rest) {
      paper.text(from + (indent === 0 ? paper.measure('[X] ') : indent), at, line);
      at += paper.size() * 1.3;
    }
  };
  const gap = () => {
    at += step * 0.5;
  };
  name('Assumption');
  say('If you sell or transfer this property to another person, your lender');
  choose(
    form.mayAssume,
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
  );
  choose(!form.mayAssume, 'will not allow assumption of this loan on the original terms.');
  gap();
  name('Demand Feature');
  say('Your loan');
  choose(
    form.demandFeature,
    'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
  );
  choose(!form.demandFeature, 'does not have a demand feature.');
  gap();
  name('Late Payment');
  say(
    `If your payment is more than ${form.lateDays} days late, your lender will charge a late fee of ${form.lateFee} of the monthly principal and interest payment.`,
    true,
  );
  gap();
  name('Negative Amortization (Increase in Loan Amount)');
  say('Under your loan terms, you');
  const negative = form.negativeAmortization;
  choose(
    negative === 'scheduled',
    'are scheduled to make monthly payments that do not pay all of the interest due that month. As a result, your loan amount will increase (negatively amortize), and your loan amount will likely become larger than your original loan amount. Increases in your loan amount lower the equity you have in this property.',
  );
  choose(
    negative === 'may',
    'may have monthly payments that do not pay all of the interest due that month. If you do, your loan amount will increase (negatively amortize), and, as a result, your loan amount may become larger than your original loan amount. Increases in your loan amount lower the equity you have in this property.',
  );
  choose(negative === 'none', 'do not have a negative amortization feature.');
  gap();
  name('Partial Payments');
  say('Your lender');
  const partial = form.partialPayments;
  choose(
    partial === 'apply',
    'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
  );
  choose(
    partial === 'hold',
    'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
  );
  choose(partial === 'none', 'does not accept any partial payments.');
  say('If this loan is sold, your new lender may have a different policy.');
  gap();
  name('Security Interest');
  say('You are granting a security interest in');
  paper.text(from, at, form.property.join(', '), { italic: true, room: wide, isData: true });
  at += step * 1.4;
  say(
    'You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
  );
  return at;
}

function drawEscrow(paper: Paper, { from, to }: Side, y: number, escrow: EscrowDisclosure): number {
  const { profile, step } = paper;
  const wide = to - from;
  let at = y;
  paper.text(from, at, 'Escrow Account', { bold: true });
  at += step;
  paper.text(from, at, 'For now, your loan');
  at += step;
  const choose = (isMarked: boolean, text: string) => {
    const [first = '', ...rest] = paper.wrap(text, wide - paper.size() * 2.4, {});
    paper.choice(from, at, isMarked, first, { room: wide - paper.size() * 1.4 });
    at = paper.paragraph(from + paper.size() * 1.35, at + paper.size() * 1.3, rest.join(' '), {
      wide: wide - paper.size() * 1.4,
    });
  };
  choose(
    escrow.isKept,
    'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year. Your lender may be liable for penalties and interest for failing to make a payment.',
  );
  const valueAt = paper.edge('escrow value', from + wide * 0.5, 'left');
  const wordsAt = from + wide * 0.53;
  const bar = (text: string) => {
    at += step * 0.3;
    if (profile.hasBands) paper.band(from, at - step * 0.85, wide, step * 1.2);
    paper.text(from + 3, at, text, { bold: true });
    rule(paper, from, to, at + step * 0.35);
    at += step * 1.3;
  };
  const row = (labels: readonly string[], cents: number | null | undefined, words: readonly string[]) => {
    const look = { times: 0.93 };
    paper.stack(from + 3, at, labels, { ...look, bold: true, room: wide * 0.27 });
    if (cents !== undefined && cents !== null)
      paper.text(valueAt, at, money(profile, cents, false), {
        ...look,
        align: 'right',
        isData: true,
        room: wide * 0.2,
      });
    let low = at;
    for (const text of words) {
      paper.text(wordsAt, low, text, { ...look, room: to - wordsAt, isData: !text.endsWith(':') });
      low += paper.size() * 1.25;
    }
    at = Math.max(low, at + labels.length * paper.size() * 1.25) + step * 0.45;
    rule(paper, from, to, at - step * 1.05);
    at += step * 0.2;
  };
  const kept = escrow.isKept ? escrow : undefined;
  bar('Escrow');
  row(['Escrowed', 'Property Costs', 'over Year 1'], kept?.escrowed, [
    ...['Estimated total amount over year 1 for', 'your escrowed property costs:'],
    ...(kept?.escrowedWords ?? []),
  ]);
  row(['Non-Escrowed', 'Property Costs', 'over Year 1'], kept?.nonEscrowed, [
    ...['Estimated total amount over year 1 for', 'your non-escrowed property costs:'],
    ...(kept?.nonEscrowedWords ?? []),
    'You may have other property costs.',
  ]);
  row(['Initial Escrow', 'Payment'], kept?.initial, [
    ...['A cushion for the escrow account you', 'pay at closing. See Section G on page 2.'],
  ]);
  row(['Monthly Escrow', 'Payment'], kept?.monthly, [
    'The amount included in your total',
    'monthly payment.',
  ]);
  drawNoEscrow(paper, { from, to }, at, escrow, (next) => (at = next));
  const none = escrow.isKept ? undefined : escrow;
  bar('No Escrow');
  row(['Estimated', 'Property Costs', 'over Year 1'], none?.costs, [
    ...[
      'Estimated total amount over year 1. You',
      'must pay these costs directly, possibly',
      'in one or two large payments a year.',
    ],
  ]);
  row(['Escrow Waiver Fee'], none?.waiverFee, []);
  paper.text(from, at, 'In the future,', { italic: true });
  return paper.paragraph(
    from,
    at + step,
    'Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may (1) impose fines and penalties or (2) place a tax lien on this property.',
    { wide },
  );
}

/** Why there is no escrow account: two further choices within the sentence. */
function drawNoEscrow(
  paper: Paper,
  { from, to }: Side,
  y: number,
  escrow: EscrowDisclosure,
  onEnd: (y: number) => void,
): void {
  const { step } = paper;
  const none = escrow.isKept ? undefined : escrow;
  paper.choice(from, y, none !== undefined, 'will not have an escrow account because');
  const x = from + paper.size() * 1.35;
  const next = paper.choice(x, y + step, none?.reason === 'declined', 'you declined it');
  paper.choice(
    next + paper.size(),
    y + step,
    none?.reason === 'not_offered',
    'your lender does not offer one.',
    {
      room: to - next - paper.size() * 2.4,
    },
  );
  const words =
    'You must directly pay your property costs, such as taxes and homeowner’s insurance. Contact your lender to ask if your loan can have an escrow account.';
  onEnd(paper.paragraph(x, y + step * 2, words, { wide: to - x }));
}
