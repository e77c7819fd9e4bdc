import { randomUUID } from 'node:crypto';
import { challenge, type Proof } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { solveChallenge } from '@porchlight/domain/accounts/challenge/solve-challenge.ts';
import type { TestApp } from '../app/test-app.ts';
import { type Reply, TestBuyer } from './test-buyer.ts';

/** Someone without an account, at a network address of their own when the app believes its proxy. */
export class TestVisitor extends TestBuyer {
  private readonly from: Record<string, string>;

  constructor(app: Pick<TestApp, 'origin'>, address?: string) {
    super(app);
    this.from = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  override send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { ...this.from, ...headers });
  }

  async solve(): Promise<Proof> {
    const { body } = await this.call('GET', '/api/challenge');
    return solveChallenge(challenge.parse(body));
  }

  /** Sends a public form with a fresh proof and submission id, unless the fields bring their own. */
  async submit(path: string, fields: object): Promise<Reply> {
    const proof = 'proof' in fields ? fields.proof : await this.solve();
    return this.call('POST', path, { submissionId: randomUUID(), ...fields, proof });
  }

  /** Posts a form as a browser without scripts does, and gives the page that answers. */
  async post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; page: string; headers: Headers }> {
    const body = new TextEncoder().encode(String(new URLSearchParams(fields)));
    const response = await this.send('POST', path, body, {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
    return { status: response.status, page: await response.text(), headers: response.headers };
  }
}
