interface Schema {
  safeParse(values: unknown): {
    success: boolean
    error?: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> }
  }
}

/** Returns the first error of each field, as the contract's name of its message. */
export function firstIssues(schema: Schema, values: unknown): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    issues[String(path[0])] ??= message
  return issues
}
