import type { IncomingMessage } from 'node:http';
import { noJsPagesFor } from '@porchlight/content/no-js-pages.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import type { Overload } from '@porchlight/domain/kernel/health/load.ts';
import type { SiteText } from '@porchlight/domain/site/site.ts';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ZodMiniType } from 'zod/mini';
import { currentLocale } from '../../base/current-request.ts';
import { Failure } from '../../base/failure.ts';
import { runAsSystem } from '../../database/rls/run-as.ts';
import type { RequestFacts } from '../request-context.ts';
import { parseIssues, toFailure, toFailureBody } from '../to-failure.ts';
import { type Html, layOutPage, type NoJsPage, renderProblem } from './no-js-page.ts';

/** What a form post said, by field, as it was typed; a field that is missing reads as empty. */
export type PostedFields = (name: string) => string;

/** What is wrong with a post: a sentence for the whole form, and one for each field. */
export type PostProblem = { message: string; fields: Record<string, string> };

/** A form that browsers without scripts post as it is, answered by whole pages. */
export type NoJsForm = {
  path: string;
  /** The form to fill in, with whatever was typed and what is wrong with it. */
  render(posted: PostedFields, problem: PostProblem | undefined): NoJsPage;
  /** Stores what was posted and says so. Whatever it throws brings the form back with everything typed. */
  submit(posted: PostedFields, facts: RequestFacts): Promise<NoJsPage>;
};

export type NoJsFormOptions = {
  site: SiteText;
  headers: Record<string, string>;
  readFacts(incoming: IncomingMessage): RequestFacts;
  isAllowed(facts: RequestFacts, method: string): boolean;
  onFailure(failure: Failure): void;
  /** What there is too much of for new work, if anything. */
  findOverload(): Overload | undefined;
};

type Env = { Bindings: { incoming: IncomingMessage } };

/** In bytes: a message of 100,000 characters still comes back in the form, whatever its letters. */
const MAX_POST_BYTES = 2 * 1024 * 1024;

/** Serves no-JS forms: GET shows the form, POST sends it. */
export function createNoJsForms(forms: readonly NoJsForm[], options: NoJsFormOptions): Hono<Env> {
  const { site, headers, readFacts, isAllowed, onFailure, findOverload } = options;
  const app = new Hono<Env>();

  async function answer(page: NoJsPage, status = 200, more: Record<string, string> = {}): Promise<Response> {
    return new Response(String(await layOutPage(site, page)), {
      status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...more,
      },
    });
  }

  app.onError((error) => {
    const failure = toFailure(error);
    onFailure(failure);
    return answer({ title: site.name, body: renderProblem(toFailureBody(failure).message) }, failure.status);
  });

  for (const form of forms) {
    app.get(form.path, (context) => answer(form.render((name) => context.req.query(name) ?? '', undefined)));
    app.post(form.path, async (context) => {
      const overload = findOverload();
      // Where memory is short nothing is kept of it, only read to its end.
      const posted = await readPost(context, overload?.part === 'memory' ? 0 : MAX_POST_BYTES);
      if (overload) {
        const { title, text, unread } = noJsPagesFor(currentLocale()).overloaded;
        const page = posted
          ? form.render(posted, { message: text, fields: {} })
          : { title, body: renderProblem(unread) };
        return answer(page, 503, { 'retry-after': String(overload.retryAfterSeconds) });
      }
      if (!posted) {
        const { title, text } = noJsPagesFor(currentLocale()).tooLong;
        return answer({ title, body: renderProblem(text) }, 413);
      }
      try {
        const facts = readFacts(context.env.incoming);
        if (!isAllowed(facts, 'POST')) throw new Failure('CROSS_SITE');
        // A no-JS form is posted without a session: what an email's link or an address opens is searched among all.
        return await answer(await runAsSystem(() => form.submit(posted, facts)));
      } catch (error) {
        const failure = toFailure(error);
        onFailure(failure);
        const { message, fields = {} } = toFailureBody(failure);
        return answer(form.render(posted, { message, fields }), failure.status);
      }
    });
  }
  return app;
}

/**
 * Reads a post to its end, because a browser shows the answer only after it has sent everything; nothing when it is too large. What an
 * email's link carries is in the address, also when a mail program posts there (RFC 8058 3.2).
 */
async function readPost(context: Context<Env>, largest: number): Promise<PostedFields | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) return undefined;
  const fields = new URLSearchParams(Buffer.concat(chunks).toString());
  return (name) => fields.get(name) ?? context.req.query(name) ?? '';
}

/** The fields as the form's schema gives them; BAD_INPUT with a sentence for each that needs another look. */
export function checkFields<Fields>(schema: ZodMiniType<Fields>, values: object): Fields {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new Failure('BAD_INPUT', { fields: parseIssues(result.error) ?? {} });
}

/** The form's own tags around its fields: what is wrong above them, the field that stays empty, and one button. */
export function renderForm(
  path: string,
  fields: readonly Html[],
  button: string,
  problem: PostProblem | undefined,
): Html {
  return html`${problem ? renderProblem(problem.message, problem.fields) : ''}
<form method="post" action="${path}">
${fields}
<div class="trap" aria-hidden="true"><label for="${HONEYPOT_FIELD}">${noJsPagesFor(currentLocale()).leaveEmpty}</label><input id="${HONEYPOT_FIELD}" name="${HONEYPOT_FIELD}" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${button}</button>
</form>`;
}
