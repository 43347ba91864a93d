import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const MEBI = 2 ** 20;

/** Keeps the whole page, engine and all, for use without a network, and makes it one that can be installed. */
export const offline = (): Plugin[] =>
  VitePWA({
    // A newer version waits until the player says so: nobody's board is reloaded.
    registerType: 'prompt',
    injectRegister: false,
    manifestFilename: 'page.webmanifest',
    manifest: {
      name: 'GridProof',
      short_name: 'GridProof',
      description: 'Logic puzzles: open, play, learn, prove and make them, with or without a network.',
      lang: 'en',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#f3f5f8',
      theme_color: '#1a5fd0',
      categories: ['games', 'education'],
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-to-cut-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png,wasm}'],
      // What is larger would be left out without a word.
      maximumFileSizeToCacheInBytes: 64 * MEBI,
      // The names of these files change with what is in them.
      dontCacheBustURLsMatching: /^assets\//,
      clientsClaim: true,
    },
  });
