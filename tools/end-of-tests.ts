/**
 * Loaded before each test file: one whose tests are over is over some time later, whatever it left open.
 * Node's own --test-force-exit ends it at once, and loses what a fast file had to say of its tests.
 */
import { after } from 'node:test'

const patienceMs = 30_000

after(() => void setTimeout(() => process.exit(), patienceMs).unref())
