// `npm run solve -- <puzzle>` is `npm run gridproof -- solve <puzzle>`.
process.argv.splice(2, 0, 'solve');
await import('./gridproof.mjs');
