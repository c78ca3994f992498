interface IssueOptions {
  /** The field is wrong even without an issue, since it says so otherwise. */
  isWrong?: boolean
  /** The id of what describes it besides. */
  describedBy?: string
}

/** Returns props that mark a field as wrong and tie it to the `FieldIssue` with the field's id. */
export const issueProps = (
  id: string,
  issue: string | undefined,
  { isWrong = false, describedBy }: IssueOptions = {},
) => ({
  'aria-invalid': isWrong || issue !== undefined || undefined,
  'aria-describedby':
    [describedBy, issue === undefined ? undefined : `${id}-issue`].filter(Boolean).join(' ') || undefined,
})
