/** Says in the head of an answer that its caller uses what will go: RFC 9745 and RFC 8594. */
import type { Call, Deprecation } from '@commons/contract/call.ts'
import { deprecatedInputs } from '@commons/contract/reference/deprecations.ts'
import type { FastifyReply } from 'fastify'

const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns a function that notes it in a reply, as far as the fields use something of it. */
export function deprecationNoter(call: Call): (reply: FastifyReply, fields: object) => void {
  const inputs = deprecatedInputs(call)
  const { deprecated } = call
  if (!deprecated && inputs.size === 0) return () => undefined
  return (reply, fields) => {
    const used: Deprecation[] = [
      ...(deprecated ? [deprecated] : []),
      ...[...inputs].flatMap(([field, each]) => (field in fields ? [each] : [])),
    ]
    if (used.length === 0) return
    const since = Math.min(...used.map((each) => dayOf(each.since)))
    const ends = used.flatMap(({ until }) => (until === undefined ? [] : [dayOf(until)]))
    void reply.headers({
      deprecation: `@${since / 1000}`,
      link: `</api/changes#${call.name}>; rel="deprecation"; type="text/html"`,
      ...(ends.length > 0 && { sunset: new Date(Math.min(...ends)).toUTCString() }),
    })
  }
}
