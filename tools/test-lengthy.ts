/**
 * Files that `npm test` leaves to `npm run test:long`, to a run that names them, and to `--changed` where the change
 * can break them: they try something over many rows, many rounds or by chance, of what other files try once.
 * docs/decisions/144-tests-of-the-long-run.md says why.
 */
const lengthy = new RegExp(
  [
    // The plans of statements over filled tables, and walks through states by chance.
    String.raw`\.(?:plans|random)\.test\.ts$`,
    String.raw`/feed-counters\.test\.ts$`,
    // What conflicts, from two processes. Races for money, and of those who leave, stay in every run.
    String.raw`(?<!leaving-|money-)(?<=[-.])races\.test\.ts$`,
    // Clients that others' generators make: their code is large, and compiled.
    String.raw`/generated-clients\.test\.ts$`,
    // Processes killed at any moment. Those of escrow stay.
    String.raw`/(?:bitcoin|chain|settling|uploads)-kills?\.test\.ts$`,
    // Streams cut anywhere, and made by each kind of worker: what members do with streams is tried in every run.
    String.raw`/(?:stream-workers|streams-faults)\.test\.ts$`,
    // Journeys through what lies beside a way that another journey walks, whose calls and screens have their own tests.
    String.raw`^e2e/(?:about|appeals|aside|collaborators|edit|follow|held-comments|hover-card|insights|picture|player|pro|saved|viewer)\.`,
    String.raw`^e2e/(?:freelance-(?:hours|payment|reviews)|freelancer-(?:profile|settings)|group-(?:events|topics)|link-cards)\.`,
    String.raw`^e2e/(?:people-(?:feeds|lists)|project-(?:faq|stories)|settings-feed|several-(?:calls|pictures))\.`,
  ].join('|'),
)

export const isLengthy = (file: string): boolean => lengthy.test(file)
