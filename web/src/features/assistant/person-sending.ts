import { personMessage, visitorPersonMessage } from '@porchlight/domain/assistant/person-message.ts';
import { api } from '../../platform/api.ts';
import {
  attempt,
  createReader,
  describeVisitor,
  listIssues,
  type Refusal,
} from '../leads/visitor-sending.ts';

/** Checks the form and sends it; nothing comes back when that worked. The same `id` is stored once. */
export async function sendToPerson(
  posted: FormData,
  id: string,
  isSignedIn: boolean,
): Promise<Refusal | undefined> {
  const read = createReader(posted);
  const conversation = read('conversation').trim();
  const written = { message: read('message'), ...(conversation === '' ? {} : { conversation }) };
  if (isSignedIn) {
    const checked = personMessage.safeParse(written);
    if (!checked.success) return { fields: listIssues(checked.error.issues) };
    return attempt(async () => api.assistant.sendToPerson.call({ id, ...checked.data }));
  }
  const checked = visitorPersonMessage.safeParse({ ...written, name: read('name'), email: read('email') });
  if (!checked.success) return { fields: listIssues(checked.error.issues) };
  return attempt(async () =>
    api.assistant.sendToPersonAsVisitor.call({
      ...checked.data,
      submissionId: id,
      ...(await describeVisitor(read)),
    }),
  );
}
