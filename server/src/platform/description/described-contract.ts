import { contract } from '@porchlight/domain/contract.ts';
import { publicEndpoint } from '@porchlight/domain/kernel/endpoint.ts';
import { tools } from '@porchlight/domain/tool-registry.ts';
import type { Tool } from '@porchlight/domain/tools/define-tool.ts';

/** The contract as it is described: in place of the one endpoint of the tools, each tool at its own address, with its schemas. */
export const describedContract = {
  ...contract,
  tools: Object.fromEntries(tools.map((tool) => [writeOperationName(tool), describeTool(tool)])),
};

/** `cash-to-close` is `cashToClose`. */
function writeOperationName({ name }: Tool): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function describeTool({ name, summary, description, input, result, example }: Tool) {
  return publicEndpoint()
    .meta({ stores: 'nothing' })
    .route({
      method: 'POST',
      path: `/tools/${name}`,
      tags: ['Tools'],
      summary,
      description: `${description}\n\nPart of the answer to the example:\n\n\`\`\`json\n${JSON.stringify(example.answer)}\n\`\`\``,
      successDescription: 'The figures.',
      // The reference's form is filled in with the example, so that it can be tried without changes.
      spec: (operation) => {
        const { requestBody } = operation;
        if (requestBody === undefined || !('content' in requestBody)) return operation;
        const content = Object.fromEntries(
          Object.entries(requestBody.content).map(([type, media]) => [
            type,
            { ...media, example: example.input },
          ]),
        );
        return { ...operation, requestBody: { ...requestBody, content } };
      },
    })
    .input(input)
    .output(result);
}
