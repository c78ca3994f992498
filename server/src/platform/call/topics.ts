import type { Topic } from '@commons/contract/call.ts'

/** Fills in a call's topics: `post:{post_id}` from the input, else from the answer; `{me}` is the caller. */
export function fillTopics(
  templates: readonly string[],
  values: { me: number | undefined; input: unknown; answer: unknown },
): Topic[] {
  return templates.flatMap((template) => {
    let complete = true
    const topic = template.replaceAll(/\{([^}]+)\}/g, (_, path: string) => {
      const value = path === 'me' ? values.me : (at(values.input, path) ?? at(values.answer, path))
      if (typeof value !== 'number' && typeof value !== 'string') complete = false
      return String(value)
    })
    return complete ? [topic as Topic] : []
  })
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    )
}
