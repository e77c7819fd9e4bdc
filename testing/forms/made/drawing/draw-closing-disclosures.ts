import type { EscrowDisclosure, MadeClosing } from '../model/form-model.ts';
import { printCents } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './closing-foot.ts';
import { drawAdjustable } from './shared-tables.ts';
import type { Sheet } from './sheet.ts';

/** Page 4: what the loan allows and asks, and the escrow account. */
export function drawAdditional(sheet: Sheet, form: MadeClosing): void {
  sheet.text(LEFT, 54, 'Additional Information About This Loan', { size: 13, bold: true });
  sheet.line(LEFT, 60, RIGHT, 60, 1.5);
  sheet.heading(LEFT, 92, 'Loan Disclosures');
  let at = 113;
  const look = { size: 7.8 };
  const title = (text: string) => {
    sheet.text(LEFT, at, text, { ...look, bold: true });
    at += 12.5;
  };
  const say = (text: string, x = LEFT) => {
    at = sheet.paragraph(x, at, text, { ...look, wide: 342 - x });
  };
  const choice = (isMarked: boolean, text: string) => {
    sheet.box(LEFT, at, isMarked);
    say(text, 54);
  };
  title('Assumption');
  say('If you sell or transfer this property to another person, your lender');
  choice(
    form.mayAssume,
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
  );
  choice(!form.mayAssume, 'will not allow assumption of this loan on the original terms.');
  at += 12;
  title('Demand Feature');
  say('Your loan');
  choice(
    form.demandFeature,
    'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
  );
  choice(!form.demandFeature, 'does not have a demand feature.');
  at += 12;
  title('Late Payment');
  say(
    `If your payment is more than ${form.lateDays} days late, your lender will charge a late fee of ${form.lateFee} of the monthly principal and interest payment.`,
  );
  at += 12;
  title('Negative Amortization (Increase in Loan Amount)');
  say('Under your loan terms, you');
  const negative = form.negativeAmortization;
  choice(
    negative === 'scheduled',
    'are scheduled to make monthly payments that do not pay all of the interest due that month. As a result, your loan amount will increase (negatively amortize), and your loan amount will likely become larger than your original loan amount.',
  );
  choice(
    negative === 'may',
    'may have monthly payments that do not pay all of the interest due that month. If you do, your loan amount will increase (negatively amortize).',
  );
  choice(negative === 'none', 'do not have a negative amortization feature.');
  at += 12;
  title('Partial Payments');
  say('Your lender');
  const partial = form.partialPayments;
  choice(
    partial === 'apply',
    'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
  );
  choice(
    partial === 'hold',
    'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
  );
  choice(partial === 'none', 'does not accept any partial payments.');
  say('If this loan is sold, your new lender may have a different policy.');
  at += 12;
  title('Security Interest');
  say('You are granting a security interest in');
  sheet.text(LEFT, at, form.property.join(', '), { ...look, italic: true, room: 300 });
  at += 24;
  say(
    'You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
  );
  drawEscrow(sheet, form.escrow);
  if (form.air !== null) {
    drawAdjustable(sheet, { ap: form.ap, air: null }, { left: LEFT, top: 745, width: 295 });
    drawAdjustable(sheet, { ap: null, air: form.air }, { left: 363, top: 745, width: 295 });
  }
  drawFoot(sheet, 4);
}

function drawEscrow(sheet: Sheet, escrow: EscrowDisclosure): void {
  const [left, look] = [363, { size: 7.8 }];
  sheet.text(left, 113, 'Escrow Account', { ...look, bold: true });
  sheet.text(left, 125, 'For now, your loan', look);
  sheet.box(left, 137, escrow.isKept);
  sheet.paragraph(
    376,
    137,
    'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year.',
    { ...look, wide: 285 },
  );
  sheet.band(left, 203, RIGHT - left, 15);
  sheet.text(368, 215, 'Escrow', { ...look, bold: true });
  const kept = escrow.isKept ? escrow : undefined;
  const row = (
    at: number,
    labels: readonly string[],
    cents: number | undefined,
    words: readonly string[],
  ) => {
    for (const [index, text] of labels.entries())
      sheet.text(368, at + index * 11, text, { size: 7.2, bold: true, room: 76 });
    if (cents !== undefined) sheet.text(496, at, printCents(cents), { size: 7.2, align: 'right' });
    for (const [index, text] of words.entries())
      sheet.text(505, at + index * 10.5, text, { size: 7.2, room: 155 });
  };
  row(231, ['Escrowed', 'Property Costs', 'over Year 1'], kept?.escrowed, [
    'Estimated total amount over year 1 for',
    'your escrowed property costs:',
    ...(kept?.escrowedWords ?? []),
  ]);
  row(290, ['Non-Escrowed', 'Property Costs', 'over Year 1'], kept?.nonEscrowed, [
    'Estimated total amount over year 1 for',
    'your non-escrowed property costs:',
    ...(kept?.nonEscrowedWords ?? []),
  ]);
  row(349, ['Initial Escrow', 'Payment'], kept?.initial, [
    'A cushion for the escrow account you',
    'pay at closing. See Section G on page 2.',
  ]);
  row(391, ['Monthly Escrow', 'Payment'], kept?.monthly, [
    'The amount included in your total',
    'monthly payment.',
  ]);
  const none = escrow.isKept ? undefined : escrow;
  sheet.box(left, 438, none !== undefined);
  sheet.text(376, 438, 'will not have an escrow account because', { ...look, room: 172 });
  const [declined, offered] = [555, 627];
  sheet.box(declined, 438, none?.reason === 'declined');
  sheet.text(566, 438, 'you declined it', { ...look, room: 58 });
  sheet.box(offered, 438, none?.reason === 'not_offered');
  sheet.text(638, 438, 'your', { ...look, room: 24 });
  sheet.paragraph(
    376,
    450,
    'lender does not offer one. You must directly pay your property costs, such as taxes and homeowner’s insurance. Contact your lender to ask if your loan can have an escrow account.',
    { ...look, wide: 285 },
  );
  sheet.band(left, 484, RIGHT - left, 15);
  sheet.text(368, 496, 'No Escrow', { ...look, bold: true });
  row(512, ['Estimated', 'Property Costs', 'over Year 1'], none?.costs, [
    'Estimated total amount over year 1. You',
    'must pay these costs directly, possibly',
    'in one or two large payments a year.',
  ]);
  row(549, ['Escrow Waiver Fee'], none?.waiverFee ?? undefined, []);
  sheet.text(left, 572, 'In the future,', { ...look, italic: true });
  sheet.paragraph(
    left,
    584,
    'Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may (1) impose fines and penalties or (2) place a tax lien on this property.',
    { ...look, wide: 298 },
  );
}
