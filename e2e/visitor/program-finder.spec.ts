import type { Page } from '@playwright/test';
import { states } from '@porchlight/domain/kernel/states.ts';
import { housingAgencies } from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import { listOpenPrograms } from '@porchlight/domain/programs/program-finder/program-list.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const programs = listOpenPrograms('2026-11-25');

async function chooseState(page: Page, name: string): Promise<void> {
  await page.goto('/programs');
  await page.getByLabel('State or territory').selectOption({ label: name });
  await page.getByRole('button', { name: 'Continue' }).click();
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** Programs whose rules were not read are a line each until they are opened. */
const unfold = (page: Page, name: string) =>
  page.locator('summary').getByText(name, { exact: true }).first().click();
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: 'Programs for you' }).getByRole('status');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every state has its agency and its programs, and what needs scripts says so', async ({ page }) => {
    expect((await page.goto('/programs'))?.status()).toBe(200);
    await expect(page.getByText('The questions need JavaScript.')).toBeVisible();
    await expect(page.getByLabel('State or territory')).toBeHidden();
    const list = page.getByRole('region', { name: 'Programs by state' });
    for (const name of Object.values(states))
      await expect(list.locator('summary').getByText(name, { exact: true })).toHaveCount(1);
    await list.getByText('Ohio', { exact: true }).click();
    await expect(list.getByRole('link', { name: housingAgencies.OH.name })).toHaveAttribute(
      'href',
      housingAgencies.OH.href,
    );
    await expect(list.getByText('Your Choice! Down Payment Assistance')).toBeVisible();
    await expect(page.getByText(/special purpose credit/i)).toHaveCount(0);
  });

  test('the page of coverage equals the data', async ({ page }) => {
    await page.goto('/programs/coverage');
    for (const code of Object.keys(states) as (keyof typeof states)[]) {
      const here = programs.filter(({ states: served }) => served !== 'all' && served.includes(code));
      const count = (mark: string) => String(here.filter(({ confidence }) => confidence === mark).length);
      const cells = page.locator(`tr[data-state=${code}] > *`);
      const texts = (await cells.allInnerTexts()).map((text) => text.trim());
      expect(texts[0]).toBe(states[code]);
      expect(texts[1]).toContain(housingAgencies[code].name);
      expect(texts.slice(2, 5)).toEqual([count('official'), count('quoted'), count('unverified')]);
    }
    await expect(page.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:.+subject=/);
    await expect(page.getByText('Programs of the states, read November 24, 2026')).toBeVisible();
    await expect(page.getByText(/conforming/i).first()).toBeVisible();
  });
});

test('a buyer without an account comes from the state to a yes, and to what would change a no', async ({
  page,
}) => {
  await chooseState(page, 'Massachusetts');
  await expect(status(page)).toHaveText(/^1 yes on what you told us, \d+ waiting for an answer/);
  await expect(page.getByRole('link', { name: 'MassHousing', exact: false }).first()).toBeVisible();
  await expect(card(page, 'HUD-approved housing counseling')).toBeVisible();
  await expect(card(page, 'Special purpose credit programs of Fannie Mae and Freddie Mac')).toHaveCount(0);

  await expect(question(page, 'How will you use the home?')).toBeFocused();
  await page.getByRole('button', { name: 'I will live in it' }).click();
  const pressed: Record<string, string> = {
    'Are you a first-time buyer?': 'Yes',
    'Are you a first-generation buyer?': 'I don’t know',
    'Have you or your spouse served in the military?': 'No',
    'Is the home in an area that USDA counts as rural?': 'No',
    'Are you a citizen or permanent resident?': 'U.S. citizen',
  };
  const typed: Record<string, Record<string, string>> = {
    'What does your household earn?': {
      'Household income a year': '80,001',
      'Area median income for your household': '100,000',
    },
    'How much of your own money can you put in?': { 'Your own money': '500' },
    'What are your credit score and down payment?': {
      'Credit score': '579',
      'Down payment in percent of the price': '3.5',
    },
  };
  const done = question(page, 'That is all we need to ask.');
  let asked = 2;
  while ((await done.count()) === 0) {
    const heading = page.locator('#finder-question');
    await expect(heading).toBeFocused();
    const name = (await heading.textContent()) ?? '';
    asked += 1;
    const answer = pressed[name];
    if (answer !== undefined) {
      await page.getByRole('button', { name: answer, exact: true }).click();
    } else {
      for (const [label, value] of Object.entries(typed[name] ?? {}))
        await page.getByRole('textbox', { name: label }).fill(value);
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await expect(heading).not.toHaveText(name);
  }
  expect(asked).toBeLessThanOrEqual(10);

  const builder = card(page, 'Equity Builder Program');
  await expect(builder).toContainText('Short by $1.');
  await expect(builder).toContainText('What would change it: a household income of $80,000 or less.');
  await expect(builder.getByRole('link', { name: 'Housing Our Workforce' })).toHaveAttribute(
    'href',
    '#fhlb-boston-how',
  );
  await expect(card(page, 'FHA 203(b) purchase loan')).toContainText(
    'What would change it: 10 percent down, or 1 point more.',
  );
  await builder.getByText('Rules and documents').click();
  await expect(builder.getByText('At least $500 of your own money.')).toBeVisible();
  await expect(builder.getByText(/read Nov 24, 2026/).first()).toBeVisible();

  // The answer that was a dollar too much, changed.
  await page.getByRole('button', { name: 'Change: Household income' }).click();
  await page.getByLabel('Household income a year').fill('80000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(builder).toContainText('Gives up to $32,099');
  await expect(page.getByText('Most likely for you: up to $32,099 (Equity Builder Program).')).toBeVisible();
  await expect(builder).not.toContainText('What would change it');
});

test('the median comes from HUD’s list by county, where it is held; the income stays in the browser', async ({
  page,
}) => {
  await chooseState(page, 'Massachusetts');
  await page.getByRole('button', { name: 'I will live in it' }).click();
  const median = page.getByRole('textbox', { name: 'Area median income for your household' });
  while ((await median.count()) === 0) await page.getByRole('button', { name: 'I don’t know' }).click();
  const lookUp = page.getByRole('button', { name: 'Look it up by county' });
  await lookUp.click();
  await expect(page.getByText('The counties of this state are not stored here.')).toBeVisible();

  const limits80 = [60_100, 68_700, 77_300, 85_850, 92_750, 99_600, 106_500, 113_350];
  const limits50 = [37_600, 42_950, 48_300, 53_650, 57_950, 62_250, 66_550, 70_850];
  const cambridge = {
    area: '2501711000',
    county: 'Middlesex County',
    town: 'Cambridge city',
    hudArea: 'Boston, MA',
  };
  const asked: string[] = [];
  await page.route('**/api/county-figures*', (route) => {
    asked.push(new URL(route.request().url()).search);
    const areas = [{ ...cambridge, median: 107_300, limits50, limits80 }];
    return route.fulfill({ json: { state: 'MA', income: { year: 2026, areas }, fha: null } });
  });
  await chooseState(page, 'Massachusetts');
  await page.getByRole('button', { name: 'I will live in it' }).click();
  while ((await median.count()) === 0) await page.getByRole('button', { name: 'I don’t know' }).click();
  await page.getByRole('textbox', { name: 'Household income a year' }).fill('70,000');
  await lookUp.click();
  await page.getByRole('combobox', { name: 'County' }).selectOption('Cambridge city, Middlesex County');
  await page.getByRole('combobox', { name: 'People in your household' }).selectOption('2');
  await expect(page.getByText('$85,900 for your household')).toBeVisible();
  await expect(page.getByText('HUD’s own limit of 80% for 2 people is $68,700.')).toBeVisible();
  await expect(median).toHaveValue('85900');
  expect(asked).toEqual(['?state=MA']);
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  // 80 percent of 85,900 is 68,720.
  await expect(card(page, 'Equity Builder Program')).toContainText('Short by $1,280');
});

test('three stand side by side with what each does to the cash at closing', async ({ page }) => {
  // Twenty programs are checked in both schemes.
  test.setTimeout(360_000);
  await chooseState(page, 'Ohio');
  await unfold(page, 'Your Choice! Down Payment Assistance');
  await unfold(page, 'HomeReady');
  await page.getByRole('checkbox', { name: 'Compare Your Choice! Down Payment Assistance' }).check();
  await page.getByRole('checkbox', { name: 'Compare FHA 203(b) purchase loan' }).check();
  await page.getByRole('checkbox', { name: 'Compare Welcome Home Program' }).check();
  await expect(page.getByRole('checkbox', { name: 'Compare HomeReady' })).toBeDisabled();
  const compared = page.getByRole('region', { name: 'Side by side' });
  await compared.getByLabel('Price of the home').fill('300,000');
  await expect(compared).toContainText('Up to $10,500 less');
  await expect(compared).toContainText('At least 3.5% down: $10,500');
  await expect(compared).toContainText('Up to $20,000 less');
  await expect(compared).toContainText(
    'Your Choice! Down Payment Assistance and FHA 203(b) purchase loan go together.',
  );
  await card(page, 'Welcome Home Program').getByText('Rules and documents').click();
  await checkBothSchemes(page);
});

test('on a phone nothing is wider than the screen, and what cannot be read says why', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseState(page, 'Alaska');
  await page.getByRole('button', { name: 'I will live in it' }).click();
  for (;;) {
    const name = await page.locator('#finder-question').textContent();
    if (name === 'What does your household earn?') break;
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(page.locator('#finder-question')).not.toHaveText(name ?? '');
  }
  await page.getByLabel('Household income a year').fill('-5');
  await page.getByLabel('Area median income for your household').fill('0');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter dollars, like 78,000.')).toBeVisible();
  await expect(page.getByText('Enter an amount above 0.')).toBeVisible();
  await expect(page.getByLabel('Household income a year')).toBeFocused();
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await readWidth()).toBeLessThanOrEqual(390);
  await page.goto('/programs/coverage');
  expect(await readWidth()).toBeLessThanOrEqual(390);
});

/** What the operator added, the same for everyone. */
const PUBLISHED = '/api/programs';

test('nothing of what is answered leaves the browser', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.startsWith('/api/')) sent.push(`${pathname}${search}`);
  });
  await chooseState(page, 'Wyoming');
  await page.getByRole('button', { name: 'I will live in it' }).click();
  await unfold(page, 'Home Stretch');
  await expect(card(page, 'Home Stretch')).toContainText(
    'We know this program by its name and agency alone.',
  );
  expect(sent).toEqual([PUBLISHED]);
});

for (const path of ['/financial-help', '/home-buying-resources', '/'])
  test(`${path} leads to the finder`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('a[href="/programs"]').first()).toBeAttached();
  });
