import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  connectAccounts,
  createPerson,
  type PersonOptions,
  type PersonParts,
} from '../../testing/app/create-person.ts';

/** What a POST asks for: a person of the server whose address, secrets and database these are. */
export type PersonRequest = {
  server: { baseUrl: string; dataDir: string; databaseUrl: string };
  options: PersonOptions;
};

/** By the server's address. */
const parts = new Map<string, Promise<PersonParts>>();

/** Creates the people of a run, on one connection. In each worker the server's modules would take seconds to load. */
createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end();
  try {
    const { server, options } = (await json(request)) as PersonRequest;
    const found = parts.get(server.baseUrl) ?? connectAccounts(server.databaseUrl, server);
    parts.set(server.baseUrl, found);
    response.end(JSON.stringify(await createPerson(await found, options)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT), 'localhost');
