#!/usr/bin/env node
// React reads this when it is first imported; its development build renders three times slower.
process.env.NODE_ENV ??= 'production'
await import('../dist/node/cli.js')
