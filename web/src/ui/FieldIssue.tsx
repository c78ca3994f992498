import form from './dialog/DialogForm.module.css'

/** What is wrong with a field, below it. `issueProps` ties the field to it. */
export function FieldIssue({ id, issue }: { id: string; issue: string | undefined }) {
  if (issue === undefined) return null
  return (
    <p id={`${id}-issue`} className={form.error}>
      {issue}
    </p>
  )
}
