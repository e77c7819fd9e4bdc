/** The lines of the PDF that shows whether someone can open the format. */
export const demonstrationLines = (siteName: string, code: string) => [
  `${siteName}: you can open our PDFs`,
  '',
  'Documents that you sign here are PDF files like this one.',
  'Enter this code on the page to show that you can open them:',
  '',
  code,
];
