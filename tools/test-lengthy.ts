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
  ].join('|'),
)

export const isLengthy = (file: string): boolean => lengthy.test(file)
