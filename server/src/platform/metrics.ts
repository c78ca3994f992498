/** What Prometheus reads at `/metrics`. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly callSeconds: Histogram<'call' | 'status'>
  readonly refusals: Counter<'call' | 'refusal'>
  readonly statements: Counter
  readonly sockets: Gauge
  readonly hints: Counter
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'commons_' })
  return {
    registry,
    callSeconds: new Histogram({
      name: 'commons_call_seconds',
      help: 'Seconds from a call to its answer.',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'commons_refusals_total',
      help: 'Refused calls by the name of the refusal.',
      labelNames: ['call', 'refusal'],
      registers: [registry],
    }),
    statements: new Counter({
      name: 'commons_statements_total',
      help: 'Statements sent to the database.',
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'commons_sockets', help: 'Open sockets.', registers: [registry] }),
    hints: new Counter({
      name: 'commons_hints_total',
      help: 'Hints sent to sockets.',
      registers: [registry],
    }),
  }
}

/** How hard captchas are, asked when somebody looks: nobody calls to say that an attack is over. */
export function watchCaptchas({ registry }: Metrics, difficulty: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'commons_captcha_difficulty',
    help: 'How many times its usual work a captcha takes; above 1 somebody attacks.',
    registers: [registry],
    collect: (): void => gauge.set(difficulty()),
  })
}
