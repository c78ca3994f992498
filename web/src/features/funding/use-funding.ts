import { useRead } from '../../api/use-call.ts'

/** A project with its money, live while it is on screen. */
export const useFunding = (groupId: number) => useRead('project_funding', { group_id: groupId })
