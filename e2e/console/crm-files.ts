/** Files of leads in the shapes that other programs export, made when a journey needs them. `mark` keeps their people apart from others. */
export type CrmFile = { name: string; mimeType: string; buffer: Buffer };

/** People of a file: names with accents and commas in them, every address once. */
const person = (mark: string, place: number) => ({
  first: ['Ada', 'Zoë', 'Renée', 'Ben'][place % 4] ?? 'Ada',
  last: `${['Quince', 'O’Neill', 'Müller'][place % 3] ?? 'Quince'} ${mark}`,
  email: `person-${place}@${mark}.example.com`,
});
const range = (count: number) => Array.from({ length: count }, (_, place) => place);
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** HubSpot's export of contacts: every cell in quotation marks, times in the account's zone without one of their own. */
export function makeHubSpotFile(mark: string, count: number): CrmFile {
  const headings = [
    ...[
      'Record ID',
      'First Name',
      'Last Name',
      'Email',
      'Phone Number',
      'Contact owner',
      'Primary Associated Company ID',
    ],
    ...[
      'Last Activity Date (EDT)',
      'Lead Status',
      'Marketing contact status',
      'Create Date (EDT)',
      'Message',
    ],
  ];
  const lines = range(count).map((place) => {
    const { first, last, email } = person(mark, place);
    return [
      ...[String(90_000_000 + place), first, last, email, '', 'Olga Owner (olga@example.com)', ''],
      ...[
        '2026-10-14 09:30',
        'New',
        'Marketing contact',
        '2026-10-01 12:00',
        place % 5 === 0 ? 'Two beds,\n"near" a park' : '',
      ],
    ];
  });
  return toFile(
    'hubspot-crm-exports-all-contacts.csv',
    [headings, ...lines].map((cells) => cells.map(quote).join(',')).join('\n'),
  );
}

/** Salesforce's report of leads, with the lines below it. */
export function makeSalesforceFile(mark: string, count: number): CrmFile {
  const headings = [
    ...[
      'Lead Owner',
      'First Name',
      'Last Name',
      'Title',
      'Company / Account',
      'Lead Source',
      'Rating',
      'Street',
    ],
    ...['Email', 'Lead Status', 'Created Date', 'Description'],
  ];
  const lines = range(count).map((place) => {
    const { first, last, email } = person(mark, place);
    return [
      ...['Olga Owner', first, last, 'Buyer', '[not provided]', 'Web', 'Warm', '1 Main St, Apt 2'],
      ...[email, 'Open - Not Contacted', '10/1/2026', ''],
    ];
  });
  const footer = ['Leads by owner', 'Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved.'];
  const text = [[...headings], ...lines].map((cells) => cells.map(quote).join(',')).join('\r\n');
  return toFile('report1760000000000.csv', `${text}\r\n\r\n${footer.map(quote).join('\r\n')}\r\n`);
}

/** Excel's "Unicode Text": UTF-16, tabs, a title above, days as the numbers it counts, and blank lines at the end. */
export function makeExcelFile(mark: string, count: number): CrmFile {
  const lines = range(count).map((place) => {
    const { first, last, email } = person(mark, place);
    return [`${first} ${last}`, email, '46296.5', place % 7 === 0 ? '"Two; beds, or so"' : ''].join('\t');
  });
  const text = [
    'Leads of the fair\t\t\t',
    '\t\t\t',
    'Name\tE-mail Address\tDate Added\tNotes',
    ...lines,
    '\t\t\t',
    '',
  ];
  return {
    name: 'Book1.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`\uFEFF${text.join('\r\n')}`, 'utf16le'),
  };
}

const toFile = (name: string, text: string): CrmFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
