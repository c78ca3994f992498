import type { WriteContext } from '../../../platform/write.ts'

/** After the commit, makes pages that show the project read it again, and has its news gathered. */
export function follow({ emit, hint }: WriteContext, { group_id: group }: { group_id: number }): void {
  emit('project.moved', { group })
  hint(`project:${group}`)
  hint(`group:${group}`)
}
