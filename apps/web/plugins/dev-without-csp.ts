import type { Plugin } from 'vite';

/** Removes the content security policy in development, where Vite inserts styles into the page. */
export const devWithoutCsp = (): Plugin => ({
  name: 'no-policy',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
});
