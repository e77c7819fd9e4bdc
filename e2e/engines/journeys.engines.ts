import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import * as signingTexts from '../../content/src/en/signing.ts';
import { loadEmailCode, PASSWORD } from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';
import { renderSignablePdf } from '../harness/signable-pdf.ts';
import { parseCode } from '../harness/signing-steps.ts';
import { expect, test } from './fixtures.ts';
import { until } from './until.ts';

/** A pointer rests on a button for this long before its tooltip shows (specification 9). */
const TOOLTIP_DELAY_MS = 700;

test('from the landing page through the application to the estimate', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('link', 'Get Started');
  for (const option of ['In 1-2 months', 'Townhouse', 'Primary residence']) {
    await visitor.press('radio', option);
    await visitor.press('button', 'Next');
  }
  await visitor.fill('Estimated purchase price', '450000');
  await visitor.fill('Estimated down payment', '90000');
  await visitor.see('20%');
  await visitor.press('button', 'Next');
  await visitor.fill('Full name', 'Ada Buyer');
  await visitor.fill('E-mail address', 'ada+home@example.com');
  await visitor.fill('Phone number', '(800) 555-0123');
  await visitor.press('button', 'Submit application');
  await visitor.press('button', disclosure.confirm);
  await visitor.see('Your application has been submitted!');
  await visitor.see('to close, at an assumed');
  await visitor.see('Sample, not an official Loan Estimate');
});

test('a visitor opens an account, confirms the address, signs out and signs in', async ({
  visitor,
  request,
}) => {
  const email = `visitor-${randomUUID()}@example.com`;
  await visitor.open('/login/sign-up');
  await visitor.fill('Your name', 'Vera Visitor');
  await visitor.fill('E-mail address', email);
  await visitor.press('button', 'Add a password');
  await visitor.fill('Password', PASSWORD);
  await visitor.press('button', 'Email me a code');
  await visitor.arrive('/login/email-code');
  await visitor.fill('Code from the email', await loadEmailCode(request, email));
  await visitor.press('button', 'Open account');
  await visitor.arrive('/portal/welcome');
  await visitor.press('link', 'Skip all');
  await visitor.see('Start here: set your move-in month and monthly limit.');
  await visitor.press('button', 'Account');
  await visitor.see(email);
  expect(await visitor.readPath()).toBe('/portal');
  await visitor.press('button', 'Sign Out');
  await visitor.see('Get Started');
  await visitor.open('/portal/milestones/pre-app');
  await visitor.arrive('/login');
  await visitor.fill('E-mail address', email);
  await visitor.fill('Password', PASSWORD);
  await visitor.press('button', 'Sign in');
  await visitor.arrive('/portal');
  await visitor.press('button', 'Account');
  await visitor.see(email);
});

test('a task is ticked and stays ticked', async ({ visitor, buyer, request }) => {
  expect(buyer.email).toBeTruthy();
  const title = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks[0]?.title ?? '';
  await visitor.open('/portal/milestones/interest');
  await visitor.press('checkbox', title);
  await visitor.seeChecked(title);
  await until('the tick is stored', async () => {
    const { tasks } = await (await request.get('/api/milestones/interest')).json();
    return tasks[0].status === 'done';
  });
  await visitor.open('/portal/milestones/interest');
  await visitor.seeChecked(title);
});

test('a document is uploaded and signed', async ({ visitor, buyer, request }, testInfo) => {
  expect(buyer.email).toBeTruthy();
  const file = testInfo.outputPath('offer.pdf');
  await writeFile(file, renderSignablePdf([['One page.']]));
  await visitor.open('/portal/docs');
  await visitor.choose(file);
  await visitor.see('Upload Complete');
  await visitor.see('offer.pdf');
  await visitor.press('button', 'Sign offer.pdf');
  await visitor.see('Read the whole notice');
  const demonstration = await request.get('/api/signing/demonstration');
  await visitor.fill('Six digits from the PDF', parseCode(await demonstration.body()));
  await visitor.press('button', 'I agree');
  await until('the page counts as seen', async () => {
    await visitor.pressIfThere('Rest of page');
    return visitor.shows('1 of 1 seen');
  });
  await visitor.press('button', 'Change your signature');
  await visitor.press('radio', signingTexts.drawIt);
  await visitor.draw('Empty: draw your signature here');
  await visitor.draw('Your drawn signature');
  expect(await visitor.getTextSelection()).toBe('');
  await visitor.press('button', 'Use as my signature');
  await visitor.press('button', 'Sign');
  await visitor.see('Document Signed!');
  await visitor.press('button', 'Complete');
  await until('the document counts as signed', async () => {
    const { documents } = await (await request.get('/api/documents')).json();
    return documents[0].status === 'signed';
  });
  await visitor.see('What signing adds to a file does not count.');
});

test('the tooltip of the bell stays away while its panel is open', async ({ visitor, buyer, request }) => {
  expect(buyer.email).toBeTruthy();
  await completeMilestones(request, 3);
  await visitor.open('/portal/docs');
  // That a milestone opened, and that a person signed in.
  await visitor.press('button', 'Notifications, 2 unread');
  await visitor.see('Mark all as read');
  await visitor.hover('Notifications, 2 unread');
  await new Promise((resolve) => setTimeout(resolve, 2 * TOOLTIP_DELAY_MS));
  expect(await visitor.showsTooltip()).toBe(false);
  await visitor.press('button', 'Mark all as read');
  await visitor.hover('Notifications');
});

test('the monthly payment follows what is typed', async ({ visitor }) => {
  await visitor.open('/tools/monthly-payment');
  await visitor.see('$2,199');
  await visitor.fill('Price of the home', '$400k');
  await visitor.fill('Down payment', '80,000.00');
  // As in e2e/visitor/tools.spec.ts.
  await visitor.see('$2,473');
});
