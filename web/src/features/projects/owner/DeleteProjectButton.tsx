import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDeleteGroup } from '../../groups/owner/public.ts'

/** Deletes a project of the member's list. */
export function DeleteProjectButton({ project }: { project: ListedProject }) {
  const { t } = useLingui()
  const { ask, isPending } = useDeleteGroup(project)
  return (
    <Button
      variant="default"
      aria-label={t`Delete Project: ${project.group_name}`}
      loading={isPending}
      onClick={() => void ask()}
    >
      <Trans>Delete Project</Trans>
    </Button>
  )
}
