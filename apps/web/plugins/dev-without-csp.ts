import type { Plugin } from 'vite';

/** Takes the page's policy away where it is served from its sources: styles are then put into the page as they change. */
export const devWithoutCsp = (): Plugin => ({
  name: 'no-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
});
