import { LoginInput, RegisterInput } from '@commons/contract/accounts.ts'

interface Schema {
  safeParse(values: unknown): {
    success: boolean
    error?: { issues: ReadonlyArray<{ path: PropertyKey[]; message: string }> }
  }
}

/** The first thing wrong with each field, by the contract's name of its message. */
function firstIssues(schema: Schema, values: unknown): Record<string, string> {
  const issues: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    issues[String(path[0])] ??= message
  return issues
}

/** The contract's own rules, loaded when a form is first used: zod stays out of the first load. */
export const loginIssues = (values: object) => firstIssues(LoginInput, values)
export const registerIssues = (values: object) => firstIssues(RegisterInput, values)
