import { type GuardedPlugins, typePage } from '@gridproof/api';
import { renderText } from '@gridproof/render';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';

const uriOf = (id: string): string => `gridproof://types/${id}`;

/** Adds a resource with rules and formats for each puzzle type. */
export function addResources(server: McpServer, plugins: GuardedPlugins): void {
  const template = new ResourceTemplate(uriOf('{type}'), {
    list: async () => ({
      resources: (await plugins.types()).map(({ id, title }) => ({
        uri: uriOf(id),
        name: id,
        title,
        mimeType: 'text/plain',
      })),
    }),
    complete: {
      type: async (prefix) =>
        (await plugins.types()).map(({ id }) => id).filter((id) => id.startsWith(prefix)),
    },
  });
  server.registerResource(
    'types',
    template,
    {
      title: 'Rules and formats of a puzzle type',
      description: 'What the rules are, how boards are written, and an example.',
      mimeType: 'text/plain',
    },
    async (uri, { type: name }) => {
      const type = await plugins.typeNamed(String(name));
      const lines = typePage(type, { draw: (picture) => renderText(picture, { unicode: false }) });
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text: lines.join('\n') }] };
    },
  );
}
