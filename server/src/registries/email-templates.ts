import type { EmailTemplateName } from '@porchlight/domain/notifications/email/email-templates.ts';
import { features } from '../features.ts';
import type { EmailTemplate } from '../platform/email/email-template.ts';

type TemplateOf<Each> = Each extends { emails: readonly (infer Template)[] } ? Template : never;
type Named = TemplateOf<(typeof features)[number]>['name'];

/** Every email there is. A name without a template, or a template without a sample, does not pass the types. */
export const emailTemplates = listTemplates<Exclude<EmailTemplateName, Named>>();

function listTemplates<_Missing extends never>(): readonly EmailTemplate[] {
  return features.flatMap((feature): readonly EmailTemplate[] => ('emails' in feature ? feature.emails : []));
}
