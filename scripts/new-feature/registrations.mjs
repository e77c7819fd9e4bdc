/** The lists that a new feature is entered into: each line before the place that is given. */
export const registrations = [
  {
    path: 'domain/src/contract.ts',
    lines: ({ name, camel }) => [
      {
        before: '\n/** Every endpoint',
        line: `import { ${camel}Contract } from './${name}/${name}.contract.ts';\n`,
      },
      { before: '  ...consoleContract,', line: `  ${camel}: ${camel}Contract,\n` },
    ],
  },
  {
    path: 'domain/src/messages.ts',
    lines: ({ name, camel }) => [
      {
        before: '\ntype Notifications',
        line: `import { ${camel}Emails, ${camel}Notifications } from './${name}/${name}.messages.ts';\n`,
      },
      {
        before: '} as const satisfies Notifications',
        line: `  ...${camel}Notifications,\n`,
      },
      { before: '} as const satisfies Emails', line: `  ...${camel}Emails,\n` },
    ],
  },
  {
    path: 'content/src/en/features.ts',
    lines: ({ name, camel }) => [
      { before: '\n/**\n * What', line: `import { ${camel}Texts } from './${name}.ts';\n` },
      { before: '} as const satisfies', line: `  ${camel}: ${camel}Texts,\n` },
    ],
  },
  {
    path: 'server/src/features.ts',
    lines: ({ name, camel }) => [
      {
        before: '\n/**\n * Every feature',
        line: `import { ${camel}Feature } from './features/product/${name}/${name}.feature.ts';\n`,
      },
      { before: '] as const;', line: `  ${camel}Feature,\n` },
    ],
  },
];

/** @throws where a list no longer looks as it is expected to. */
export function enter(text, lines, path) {
  return lines.reduce((entered, { before, line }) => {
    const place = entered.indexOf(before);
    if (place === -1) throw new Error(`${path} has no place for a new feature: ${before.trim()}`);
    return closeEntry(entered.slice(0, place)) + line + entered.slice(place);
  }, text);
}

/** What was on one line with its list, or alone in it, is followed by a line of its own. */
function closeEntry(before) {
  if (before.endsWith('\n')) return before;
  return /[{[]\s*$/.test(before) ? `${before}\n` : `${before.trimEnd()},\n`;
}
