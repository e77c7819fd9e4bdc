/** The contract of a new feature, and its messages; each a path below domain/src and a text. */
export function listDomainFiles({ name, camel, pascal, title, words }) {
  return {
    [`${name}/${name}.contract.ts`]: `import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { instantField, writtenTextField } from '../kernel/fields.ts';

/** Characters that an entry may have. */
export const MAX_ENTRY_LENGTH = 1_000;

/** Something that a buyer wrote down. */
export const ${camel}Entry = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: instantField,
});
export type ${pascal}Entry = z.infer<typeof ${camel}Entry>;

const textField = z.pipe(
  writtenTextField,
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ENTRY_LENGTH)),
);
const tags = ['${title}'];

export const ${camel}Contract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/${name}',
      tags,
      summary: 'List own entries of ${words}',
      successDescription: 'The entries, newest first.',
    })
    .output(z.object({ entries: z.array(${camel}Entry) })),
  save: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/${name}/{id}',
      tags,
      summary: 'Save an entry of ${words}',
      description: 'The caller chooses the id, so that an entry sent twice is saved once.',
    })
    .input(z.object({ id: z.uuid(), text: textField }))
    .output(${camel}Entry),
};
`,
    [`${name}/${name}.messages.ts`]: `import type { EmailKind } from '../email/email-kind.ts';
import type { KindPreference } from '../notifications/kind-preference.ts';

/** What buyers are notified of, and what holds until they say otherwise. */
export const ${camel}Notifications = {
  '${name}-saved': { listed: true, letter: 'off' },
} as const satisfies Record<string, KindPreference>;

export const ${camel}Emails = {
  '${name}-copy': { title: 'Copy: ${words}', urgency: 'usual', hours: 24 },
} as const satisfies Record<string, EmailKind>;
`,
  };
}
