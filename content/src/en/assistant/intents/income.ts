import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Which income counts, with what history and papers. */
export const incomeIntents: readonly Intent[] = [
  {
    key: 'part-time-income',
    question: 'Does part-time, overtime or bonus income count?',
    asks: [
      'does overtime count toward a mortgage',
      'will they use my second job income',
      'part time job mortgage income',
      'do bonuses count when buying a house',
      'i drive for uber on weekends can i use that money to qualify',
      'overtme pay how long a history do they want',
      'my commissions are half my pay',
      'i get tips as a waitress will the lender count them',
      'just started a side job can i add it',
      'seasonal work income for home loan',
    ],
    asksEs: [
      'cuentan las horas extra para la hipoteca',
      'tengo dos trabajos cuentan los dos',
      'ingresos de medio tiempo para comprar casa',
      'trabajo por temporada me aprueban',
    ],
    first: 'Overtime, bonuses, tips and second jobs usually count once you have had them for two years.',
    firstEs:
      'Las horas extra, los bonos, las propinas y un segundo empleo suelen contar si los tiene desde hace dos años.',
    more: [
      'A lender averages them and asks your employer whether they are likely to go on; some accept a shorter history. Ask which figure of yours it will use before you set a price.',
      'Have two years of W-2s and your latest pay stubs with the year’s totals ready.',
    ],
    explainedIn: 'preparing/what-you-earn',
    sources: [
      { source: 'Fannie Mae Selling Guide B3-3.1 (employment and other income)', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'new-job',
    question: 'Can I get a mortgage with a new job or an offer letter?',
    asks: [
      'just started a new job can i buy a house',
      'changing jobs before closing',
      'i only have an offer letter no pay stubs yet',
      'is it bad to switch employers during the mortgage process',
      'im on probation at work can i still get a loan',
      'got a better paying job offer should i wait until we close',
      'how long do you need to be at a job to get a morgage',
      'new job 2 months ago',
      'going from hourly to salary same company',
      'relocating for work and start in a month',
    ],
    asksEs: [
      'cambié de trabajo puedo comprar casa',
      'trabajo nuevo hipoteca',
      'tengo solo la carta de oferta',
      'cuánto tiempo en el trabajo piden',
    ],
    first:
      'Tell your lender about a new job before you accept it: the same kind of work with steady pay is easiest.',
    firstEs:
      'Avise a su prestamista antes de aceptar un empleo nuevo: lo más fácil es el mismo tipo de trabajo con sueldo fijo.',
    more: [
      'A signed offer letter with pay and starting day can be enough for some lenders; others wait for the first pay stub. Moving to commissions or your own business just before closing can stop a loan.',
      'The lender checks your job again shortly before closing.',
    ],
    explainedIn: 'loan-processing/keep-everything-still',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B3-3.1 (employment offers and verification)',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'self-employed-short',
    question: 'Can I buy when I have worked for myself under two years?',
    asks: [
      'self employed one year mortgage',
      'i get a 1099 can i get a mortgage',
      'my business is 18 months old is that enough',
      'freelancer how many years of tax returns do i need',
      'own business less than 2 years home loan',
      'do they look at gross or net for self employed',
      'i write off almost everything so my taxable income is tiny',
      'went independant contractor last year same work as before',
      'llc owner 14 months can we qualify',
      '1099 worker no pay stubs what do i show',
    ],
    asksEs: [
      'trabajo por mi cuenta hace un año puedo comprar',
      'soy independiente 1099 hipoteca',
      'tengo mi propio negocio hace poco',
      'cuántos años de impuestos piden si soy independiente',
    ],
    first:
      'Two years of working for yourself is usual; twelve months can do if you did similar work for similar pay before.',
    firstEs:
      'Lo usual son dos años por cuenta propia; doce meses pueden bastar si antes hizo un trabajo parecido con ingreso parecido.',
    more: [
      'For the shorter time Fannie Mae wants a full year of the business in your tax return and proof of the earlier pay. What counts is what is left after expenses, so large deductions lower it.',
      'Have your returns, the year’s profit and loss and business bank statements ready.',
    ],
    explainedIn: 'preparing/what-you-earn',
    sources: [assistantSources.selfEmployment],
  },
  {
    key: 'job-gap',
    question: 'Does a gap in my work or parental leave stop the loan?',
    asks: [
      'employment gap mortgage',
      'i was out of work for 5 months last year',
      'on maternity leave can we still get approved',
      'does paternity leave pay count as income',
      'took a year off to care for my mom now working again',
      'gap in employment letter',
      'im on medical leave when we close',
      'stopped working to go to school does that hurt',
      'laid off then rehired how do lenders see it',
      'short term disabilty right now and buying',
    ],
    asksEs: [
      'estuve sin trabajo unos meses puedo comprar',
      'estoy de licencia de maternidad hipoteca',
      'hueco en mi historial de empleo',
      'licencia médica y cierre de casa',
    ],
    first: 'A gap in your work is explained in a short letter; what counts most is steady income now.',
    firstEs:
      'Un tiempo sin trabajo se explica en una carta corta; lo que más cuenta es el ingreso estable de ahora.',
    more: [
      'On leave, ask your employer for a letter with the day you return and your pay then. If you return after the first payment is due, a lender may count the lower leave pay, and your savings beside it.',
      'A lender may not refuse you because you are pregnant or on parental leave.',
    ],
    explainedIn: 'term/letter-of-explanation',
    sources: [
      { source: 'Fannie Mae Selling Guide B3-3.1 (temporary leave income)', checkedOn: '2026-11-30' },
      sources.fairHousing,
    ],
  },
  {
    key: 'child-support',
    question: 'How do child support and alimony count?',
    asks: [
      'i pay child support does it count as debt',
      'can i use alimony as income',
      'child support received counts for mortgage',
      'do i have to tell the lender about child support i get',
      'ex pays me 900 a month in support',
      'alimony ends in two years does it still count',
      'support payments and debt to income',
      'child suport taken out of my check',
      'my ex pays late sometimes will they count it',
    ],
    asksEs: [
      'pago manutención cuenta como deuda',
      'recibo manutención cuenta como ingreso',
      'pensión alimenticia hipoteca',
      'tengo que decir que recibo manutención',
    ],
    first:
      'Support that you pay counts as a debt; support that you receive counts as income only if you want it to.',
    firstEs:
      'La manutención que usted paga cuenta como deuda; la que recibe cuenta como ingreso solo si usted quiere.',
    more: [
      'To count as income it should have arrived regularly and go on for some years: lenders commonly want three more. Have the court order and bank statements ready.',
      'By federal law you need not mention support that you receive unless you want it counted.',
    ],
    explainedIn: 'preparing/work-out-your-debt-to-income-ratio',
    sources: [
      sources.equalCredit,
      { source: 'Fannie Mae Selling Guide B3-3.1-09 (alimony and child support)', checkedOn: '2026-11-30' },
    ],
  },
  {
    key: 'unemployed-benefits',
    question: 'Does Social Security, disability or pension income count?',
    asks: [
      'can i buy a house on social security',
      'ssdi income mortgage',
      'retired with a pension can i get a loan',
      'does disability count as income for a mortgage',
      'va disability pay used to qualify',
      'on fixed income can i get approved',
      'section 8 voucher to buy a home',
      'is unemployment income counted',
      'ssi for my child does it count',
    ],
    first:
      'Social Security, disability and pension income counts like pay, and a lender may not discount it for where it comes from.',
    more: [
      'Bring the award letter and two months of statements that show it arriving. Income that ends must usually go on for three more years. Untaxed income may be counted a little higher: ask.',
      'Unemployment pay counts only where it belongs to seasonal work.',
    ],
    explainedIn: 'preparing/what-you-earn',
    sources: [
      sources.equalCredit,
      { source: 'Fannie Mae Selling Guide B3-3.1-09 (other sources of income)', checkedOn: '2026-11-30' },
    ],
  },
];
