import { useRead } from '../../api/use-call.ts'

/** The terms and money of a project, live while it is on screen. */
export const useFunding = (groupId: number) => useRead('project_funding', { group_id: groupId })
