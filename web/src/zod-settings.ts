declare global {
  // zod's own name for its settings, which it reads when it loads.
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// Forms load zod lazily. By default it tries to create functions from text, which the pages' content security
// policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }

export {}
