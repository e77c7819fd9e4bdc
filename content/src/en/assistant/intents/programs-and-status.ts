import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { assistantSources } from '../../../facts/assistant-sources.ts';
import { sources } from '../../../facts/sources.ts';

/** Which program for whom: status, service, place. */
export const programStatusIntents: readonly Intent[] = [
  {
    key: 'visa-holder',
    question: 'Can I buy on a work visa, with DACA or as a refugee?',
    asks: [
      'h1b mortgage',
      'can i get a home loan on a work visa',
      'daca recipient buying a house',
      'not a us citizen can i buy',
      'green card holder mortgage',
      'refugee home loan',
      'asylum pending can we buy a house',
      'ead card mortgage fha',
      'imigrant buying a home',
      'f1 student opt mortgage',
    ],
    asksEs: [
      'tengo visa de trabajo puedo comprar casa',
      'tengo daca puedo sacar una hipoteca',
      'no soy ciudadano puedo comprar',
      'soy residente permanente hipoteca',
    ],
    first:
      'Conventional lenders can lend on lawful presence with work papers; FHA has asked for citizenship or a green card since May 25, 2025.',
    firstEs:
      'Los prestamistas convencionales pueden prestar con presencia legal y permiso de trabajo; FHA exige ciudadanía o residencia permanente desde mayo de 2025.',
    more: [
      'Owning a home needs no status at all; the loan does. FHA makes an exception for citizens of Micronesia, the Marshall Islands and Palau. Rules for each visa differ between lenders, so ask several and bring the card and its end date.',
    ],
    explainedIn: 'preparing/who-you-are',
    sources: [assistantSources.fhaResidency],
  },
  {
    key: 'itin',
    question: 'Can I get a mortgage with an ITIN?',
    asks: [
      'itin mortgage',
      'no social security number home loan',
      'undocumented can i buy a house',
      'itin loan down payment',
      'banks that lend with itin number',
      'i pay taxes with an itin can i buy',
      'without papers house loan',
      'my wife only has an itin',
    ],
    asksEs: [
      'hipoteca con itin',
      'comprar casa sin seguro social',
      'no tengo papeles puedo comprar casa',
      'préstamo con número itin',
    ],
    first: 'Some banks, credit unions and nonprofit lenders lend on an ITIN; FHA, VA and USDA do not.',
    firstEs:
      'Algunos bancos, cooperativas y prestamistas sin fines de lucro prestan con ITIN; FHA, VA y USDA no.',
    more: [
      'They usually ask for more down and a higher rate, with two years of tax returns. Compare at least three, and see a HUD-approved counselor first: this is where costly offers are sold.',
      'Never use another person’s number.',
    ],
    links: [{ label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' }],
    sources: [sources.housingCounselors],
  },
  {
    key: 'va-again',
    question: 'Can I use a VA loan a second time?',
    asks: [
      'second va loan',
      'can i use my va benefit again',
      'have one va loan can i get another',
      'va entitlement left',
      'restore va entitlement',
      'sold my va house buy again',
      'bonus entitlement how much',
      'two va loans at the same time',
      'va loan more than once',
    ],
    first:
      'A VA loan can be used again: after the old one is paid off, or with the entitlement that is left.',
    more: [
      'The funding fee is higher the second time with less than 5% down: 3.30% in place of 2.15%, and none if you receive disability pay.',
      'Ask for your Certificate of Eligibility: it shows what is left. With part of it used, some down payment may be needed.',
    ],
    explainedIn: 'term/certificate-of-eligibility',
    sources: [sources.vaFundingFee],
  },
  {
    key: 'va-who',
    question: 'Who can get a VA loan?',
    asks: [
      'am i eligible for a va loan',
      'national guard va loan',
      'reserves va home loan',
      'surviving spouse va loan',
      'how long do you have to serve for va',
      'dishonorable discharge va loan',
      'husband is active duty can we use va',
      'get my coe',
      'vetran home loan requirements',
    ],
    asksEs: [
      'quién puede tener un préstamo va',
      'soy veterano qué préstamo me toca',
      'guardia nacional préstamo va',
      'viuda de veterano préstamo va',
    ],
    first:
      'Service members, veterans, Guard and Reserve members with enough service, and some surviving spouses can get a VA loan.',
    firstEs:
      'Pueden tenerlo militares, veteranos, miembros de la Guardia y la Reserva con suficiente servicio y algunos cónyuges sobrevivientes.',
    more: [
      'The Certificate of Eligibility decides; your lender can usually pull it in minutes, or you apply at VA. How long one must have served depends on when.',
    ],
    explainedIn: 'term/certificate-of-eligibility',
    sources: [sources.ratiosVa],
  },
  {
    key: 'usda-income',
    question: 'What is the income limit for USDA?',
    asks: [
      'usda income limit',
      'do i make too much for usda',
      'usda loan household income of 4',
      'we earn 95k is that over the usda limit',
      'rural development income cap',
      'does usda count my daughters income',
      'usda max income',
      'usda elegibility income',
    ],
    first:
      'USDA sets its income limit by county and household size, and counts everyone in the household who earns.',
    more: [
      'Deductions for children, care and elderly members come off first. The program finder asks for county and household; USDA’s own look-up has the last word.',
    ],
    links: [{ label: 'Find programs', href: '/programs' }],
    explainedIn: 'term/usda-loan',
    sources: [sources.usdaLoan],
  },
  {
    key: 'which-loan',
    question: 'Which loan fits me: FHA, VA, USDA or conventional?',
    asks: [
      'which loan is best for me',
      'what type of mortgage should i get',
      'fha va usda conventional difference',
      'what kind of loan for first time buyer',
      'best loan for low credit',
      'which mortgage has the lowest payment',
      'loan types explained',
      'what loan program do i choose',
      'wich loan should i use',
    ],
    asksEs: [
      'qué préstamo me conviene',
      'diferencia entre fha va usda y convencional',
      'cuál es el mejor préstamo para mí',
      'tipos de préstamos para casa',
    ],
    first:
      'VA first if you served, USDA if home and income fit, conventional from about 620 and better with 680, FHA below.',
    firstEs:
      'VA primero si sirvió; USDA si la casa y el ingreso encajan; convencional con buen puntaje; FHA si es más bajo.',
    more: [
      'The order is by what each usually costs; only quotes of one day decide. Ask at least three lenders for the two kinds that fit, and compare APR, insurance and cash to close.',
    ],
    links: [{ label: 'Find programs', href: '/programs' }],
    explainedIn: 'preparing/four-kinds-of-loan-in-a-few-lines',
    sources: [sources.conventionalScore, sources.fhaDown],
  },
  {
    key: 'first-time-who',
    question: 'Am I a first-time buyer if I owned before?',
    asks: [
      'first time buyer if i owned a house 5 years ago',
      'do i count as first time home buyer',
      'my wife owned a home but i never did',
      'inherited a house am i first time buyer',
      'owned a mobile home first time buyer',
      'sold my house 4 years ago',
      'first time homebuyer definition',
      'divorced and left the house am i first time',
    ],
    asksEs: [
      'soy comprador por primera vez si tuve casa antes',
      'qué es comprador de primera vez',
      'mi esposa tuvo casa pero yo no',
      'vendí mi casa hace cuatro años',
    ],
    first:
      'By the common rule you are a first-time buyer if you have not owned your main home in the last three years.',
    firstEs:
      'Según la regla común es comprador de primera vez si no ha sido dueño de su vivienda principal en los últimos tres años.',
    more: [
      'Single parents and displaced homemakers who owned only with a spouse can count too, and a home that was not on a permanent foundation. Each program may set its own period: read its page.',
    ],
    explainedIn: 'term/first-time-home-buyer',
    sources: [sources.firstTimeBuyer],
  },
];
