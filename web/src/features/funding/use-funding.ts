import { useRead } from '../../api/use-call.ts'

/** Reads a project with its funding, live while it is on screen. */
export const useFunding = (groupId: number) => useRead('project_funding', { group_id: groupId })
