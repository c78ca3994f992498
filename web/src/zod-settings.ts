declare global {
  // zod's own name for its settings, which it reads when it is loaded.
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// Forms load zod when they are used. It would try to make functions from text, which the policy of the
// pages refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }

export {}
