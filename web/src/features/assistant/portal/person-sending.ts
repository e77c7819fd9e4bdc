import { personMessage, visitorPersonMessage } from '@porchlight/domain/assistant/person-message.ts';
import {
  attempt,
  collectAntiSpamFields,
  createReader,
  listIssues,
  type Refusal,
} from '../../../platform/anti-spam/anti-spam-fields.ts';
import { pageApi } from '../../../platform/api/page-api.ts';

/** Checks the form and sends it; nothing comes back when that worked. The same `id` is stored once. */
export async function sendToPerson(
  posted: FormData,
  id: string,
  isSignedIn: boolean,
  passages: string[],
): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const conversation = read('conversation').trim();
  const written = { message: read('message'), ...(conversation === '' ? {} : { conversation }), passages };
  if (isSignedIn) {
    const checked = personMessage.safeParse(written);
    if (!checked.success) return { fields: listIssues(checked.error.issues) };
    return attempt(async () => pageApi.assistant.sendToPerson.call({ id, ...checked.data }));
  }
  const checked = visitorPersonMessage.safeParse({ ...written, name: read('name'), email: read('email') });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  return attempt(async () =>
    pageApi.assistant.sendToPersonAsVisitor.call({
      ...checked.data,
      submissionId: id,
      ...(await collectAntiSpamFields(read)),
    }),
  );
}
