import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const MEBI = 2 ** 20;

/** Makes the page installable and caches all of it, including the engine, for use without a network. */
export const offline = (): Plugin[] =>
  VitePWA({
    // A new version waits for the player, so that no board is reloaded.
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
      // Larger files would be left out without a warning.
      maximumFileSizeToCacheInBytes: 64 * MEBI,
      // The names of these files contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      clientsClaim: true,
    },
  });
