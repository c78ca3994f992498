import type { WriteContext } from '../../../platform/write.ts'

/** After the commit: who shows the project reads it again, and news of it is gathered. */
export function follow({ emit, hint }: WriteContext, { group_id: group }: { group_id: number }): void {
  emit('project.moved', { group })
  hint(`project:${group}`)
  hint(`group:${group}`)
}
