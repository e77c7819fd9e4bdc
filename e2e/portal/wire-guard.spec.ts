import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());

test('who is to be paid is written down early, and a later message that differs stops', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/wire-guard');
  await expect(page.getByRole('region', { name: 'Nothing written down yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'If money was already sent' })).toContainText(
    'ask for a recall',
  );
  await page.getByRole('button', { name: 'Write it down' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the payee').fill('Acme Title LLC');
  await dialog.getByLabel('Bank').fill('First Bank');
  await dialog.getByLabel('Routing number').fill('012000021');
  await dialog.getByLabel('Account number').fill('0012-3456-7890');
  await dialog.getByLabel('Phone number to call').fill('614 555 0142');
  await dialog.getByLabel('Which document').fill('Engagement letter, page 2');
  await dialog.getByLabel('Day of the document').fill(addDays(today, -3));
  await dialog.getByLabel('Email address of the settlement agent').fill('escrow@acmetitle.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Routing number')).toBeFocused();
  await expect(dialog).toContainText('a digit is wrong or swapped');
  await checkBothSchemes(page);
  await dialog.getByLabel('Routing number').fill('021000021');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const record = page.getByRole('region', { name: 'Pay this account and no other' });
  await expect(record).toContainText('ends in 7890');
  await expect(record).toContainText('Free to correct until');
  await expect(record.getByRole('link', { name: '(614) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16145550142',
  );
  await expect(page.getByText('0012')).toHaveCount(0);

  await record.getByRole('button', { name: 'Correct' }).click();
  await expect(dialog.getByLabel('Name of the payee')).toHaveValue('Acme Title LLC');
  await expect(dialog.getByLabel('Account number')).toHaveValue('');
  await dialog.getByLabel('Account number').fill('001234567890');
  await dialog.getByLabel('Bank').fill('Second Bank');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(record).toContainText('Second Bank');

  const compare = page.getByRole('region', { name: 'New instructions came?' });
  await compare.getByRole('button', { name: 'Compare' }).click();
  await expect(compare).toContainText('Enter at least one thing that the new message says.');
  await compare.getByLabel('Account number').fill('009999999999');
  await compare.getByLabel('Email address it came from').fill('escrow@acrnetitle.com');
  await compare.getByRole('button', { name: 'Compare' }).click();
  const verdict = compare.getByRole('region', { name: 'Stop. Send nothing.' });
  await expect(verdict).toBeFocused();
  await expect(verdict).toContainText('the account number is different');
  await expect(verdict).toContainText('only looks like the one you wrote down');
  await expect(verdict).toContainText('Call (614) 555-0142, the number you wrote down.');
  await checkBothSchemes(page);
  await compare.getByLabel('Account number').fill('001234567890');
  await compare.getByLabel('Email address it came from').fill('');
  await compare.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.getByRole('region', { name: /^The same as you wrote down/ })).toContainText(
    'What was compared matches your record.',
  );
  const log = page.getByRole('region', { name: 'What happened to this record' });
  await expect(log).toContainText('compared a message, which differed');
  await expect(log).toContainText('wrote it down');

  // What the bank gets is one page with lines to fill in by hand.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Check each against what the teller types')).toBeVisible();
  await expect(compare).toBeHidden();
  await expect(log).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
});

test('what is frozen is replaced by a call alone, and the old account stays in the log', async ({
  page,
  buyer,
}) => {
  const id = '0b5f1c1e-4a59-4c39-8c55-0d3ad7a50f11';
  const content = {
    ...{ payee: 'Acme Title LLC', bank: 'First Bank', routing: '021000021', account: '001234567890' },
    ...{ phone: '6145550142', sourceKind: 'call', sourceName: 'Dana at Acme Title', sourceOn: today },
    emailDomain: null,
  };
  expect(buyer.email).toBeTruthy();
  await page.request.put(`/api/wire-guard/records/${id}`, { data: content });
  const call = { calledOn: today, spokeWith: 'Dana', isConfirmed: true };
  const replaced = { ...content, account: '004444455555', ...call };
  await page.request.put(`/api/wire-guard/replacements/${id.replace('0b', '1b')}`, { data: replaced });
  await page.goto('/portal/wire-guard');
  const record = page.getByRole('region', { name: 'Pay this account and no other' });
  await expect(record).toContainText('Frozen');
  await expect(record.getByRole('button', { name: 'Correct' })).toHaveCount(0);
  await record.getByRole('button', { name: 'Replace after a call' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'The number you had: (614) 555-0142' })).toBeVisible();
  await dialog.getByLabel('Day of the call to the number you had').fill(today);
  await dialog.getByLabel('Whom you spoke with').fill('Lee at Acme Title');
  for (const [label, text] of Object.entries({
    ...{ 'Name of the payee': 'Acme Title Trust', Bank: 'Third Bank', 'Routing number': '121000248' },
    ...{ 'Account number': '7777788888', 'Phone number to call': '614 555 0142' },
    ...{ 'Which document': 'Signed letter', 'Day of the document': today },
  }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Confirm it once you have called the number written down here.');
  await checkBothSchemes(page);
  await dialog.getByRole('checkbox', { name: 'I called the number I had' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(record).toContainText('ends in 8888');
  const log = page.getByRole('region', { name: 'What happened to this record' });
  await expect(log).toContainText('Call on');
  await expect(log).toContainText('account ending in 5555');

  // Its sender alone, where no address of theirs was written down: nothing was compared, and nothing is said to be the same.
  const compare = page.getByRole('region', { name: 'New instructions came?' });
  await compare.getByLabel('Email address it came from').fill('closing@evil.example');
  await compare.getByRole('button', { name: 'Compare' }).click();
  await expect(compare.getByRole('region', { name: /^Nothing was compared/ })).toContainText(
    'The sender was not compared',
  );
  await expect(log).toContainText('of which nothing could be compared');
});
