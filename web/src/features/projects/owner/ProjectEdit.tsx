import type { Group } from '@commons/contract/groups/groups.ts'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ProjectForm } from './ProjectForm.tsx'

/** Replaces the head of a project while its owner edits it. */
export function ProjectEdit({ group, onClose }: { group: Group; onClose: () => void }) {
  const read = useRead('project_detail', { group_id: group.id })
  return (
    <Card as="section">
      <Loaded read={read}>
        {({ recdata }) => <ProjectForm group={group} project={recdata} onClose={onClose} />}
      </Loaded>
    </Card>
  )
}
