import {
  StandardOpenAPICodec,
  type StandardOpenAPIHandlerOptions,
  StandardOpenAPIMatcher,
} from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import type { AnyRouter, Context } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';

/**
 * The library's handler of endpoints described by OpenAPI, for contracts whose answers are JSON and nothing else: they are written as
 * their schemas left them. The library's own first copies each answer, part by part, in search of files and other things that JSON
 * cannot hold, which takes as long as to write it.
 */
export function createJsonHandler<Given extends Context>(
  router: AnyRouter,
  options: StandardOpenAPIHandlerOptions<Given>,
): StandardHandler<Given> {
  const serializer = new JsonSerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new StandardOpenAPICodec(serializer, options);
  return new StandardHandler(router, new StandardOpenAPIMatcher(options), codec, options);
}

class JsonSerializer extends StandardOpenAPISerializer {
  override serialize(answer: unknown): unknown {
    return answer;
  }
}
